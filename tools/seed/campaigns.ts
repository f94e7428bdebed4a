import { campaigns } from "domain/documents/campaign";
import { campaignInvites, campaignSecrets } from "domain/documents/campaignInvite";
import { members } from "domain/documents/member";
import { tableScenes } from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { tableScreens } from "domain/documents/tableScreen";
import type { CampaignSettings } from "domain/game/campaignSettings";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { nothingShared } from "domain/table/initiative/shareInitiative";
import { noSceneShown } from "domain/table/scene/tableScene";
import { nothingOnScreen } from "domain/table/screen/showOnScreen";
import type { SystemId } from "domain/values/systemIds";
import { GuardedBatch } from "../../functions/src/store/guardedBatch";
import { demoPerson } from "./people";

interface DemoCampaign {
  id: string;
  system: SystemId;
  name: string;
  description: string;
  token: string;
  players: readonly string[];
  settings?: Partial<CampaignSettings>;
}

const demoCampaigns: readonly DemoCampaign[] = [
  {
    id: "demo-dnd5e",
    system: "dnd5e",
    name: "Les Brumes de Valrogne",
    description:
      "Depuis trois hivers, une brume tiède monte chaque nuit des marais et redescend avec un peu moins de monde. " +
      "Le bourg de Valrogne paie bien qui voudra savoir où vont les disparus.",
    token: "demo-token-dnd5e",
    players: ["demo-joueur1", "demo-joueur2"],
    settings: { useVtt: true, feats: true },
  },
  {
    id: "demo-vampire",
    system: "vampire",
    name: "Nuits de Lutèce",
    description:
      "La Princesse de Paris a perdu son sceau, et deux lignées s'accusent. La coterie a jusqu'au solstice.",
    token: "demo-token-vampire",
    players: ["demo-joueur1"],
  },
  {
    id: "demo-cyberpunk",
    system: "cyberpunk",
    name: "Néon-sur-Seine",
    description:
      "2047, la tour Montparnasse appartient à son propre système d'arrosage. Quelqu'un veut la racheter.",
    token: "demo-token-cyberpunk",
    players: ["demo-joueur2"],
    settings: { xpType: "xp", hitPoints: "rolled" },
  },
  {
    id: "demo-cthulhu",
    system: "cthulhu",
    name: "Le Phare d'Ys",
    description:
      "Finistère, 1926. Le gardien n'allume plus la lampe : il dit que quelque chose, au large, répond.",
    token: "demo-token-cthulhu",
    players: ["demo-joueur1", "demo-joueur2"],
  },
];

/** The four campaigns of the demo's MJ, with their players and invite links. Written anew when repeated. */
export async function seedCampaigns(now: number): Promise<void> {
  const { uid, name } = demoPerson("demo-mj");
  const batch = new GuardedBatch();
  for (const campaign of demoCampaigns) {
    batch
      .set(campaigns, [campaign.id], {
        system: campaign.system,
        name: campaign.name,
        description: campaign.description,
        mj: { uid, name },
        memberIds: [...campaign.players],
        settings: { ...DEFAULT_CAMPAIGN_SETTINGS, ...campaign.settings },
        vttStatus: { status: "offline", active: false },
        createdAt: now,
        updatedAt: now,
      })
      .set(sharedInitiatives, [campaign.id], nothingShared(now))
      .set(tableScenes, [campaign.id], noSceneShown(now))
      .set(tableScreens, [campaign.id], nothingOnScreen(now))
      .set(campaignSecrets, [campaign.id], { token: campaign.token })
      .set(campaignInvites, [campaign.token], {
        campaignId: campaign.id,
        system: campaign.system,
        createdAt: now,
      });
    for (const player of campaign.players.map(demoPerson)) {
      batch.set(members, [campaign.id, player.uid], {
        uid: player.uid,
        name: player.name,
        pronouns: player.pronouns,
        joinedAt: now,
      });
    }
  }
  await batch.commit();
}
