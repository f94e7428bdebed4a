import type { InitiativeEntry } from "domain/documents/initiativeState";
import { freshPanel } from "domain/table/panel/panelState";
import { campaignRunBy, characterOf } from "./campaigns";
import { member, unique } from "./cast";
import { storeFight } from "./initiative";

const STATS = {
  attributes: { strength: 4, dexterity: 3, stamina: 2, composure: 2, resolve: 3, wits: 3 },
  skills: { brawl: 4, athletics: 3 },
  hunger: 2,
};

/** A table of Vampire in the first round of a fight: Isaure of a player's against a bouncer whose turn it is. */
export async function barFight() {
  const [mj, player] = [await member("Morgane"), await member("Nina")];
  const campaign = await campaignRunBy(mj, { system: "vampire", players: [player] });
  const hero = await characterOf(player, {
    ...{ system: "vampire", campaignId: campaign.id, name: "Isaure", stats: STATS },
  });
  const bouncer = unique("videur");
  const entry = (
    id: string,
    name: string,
    kind: InitiativeEntry["kind"],
    value: number,
  ): InitiativeEntry => ({
    ...{ id, name, kind, value, pronouns: "", role: "", hidden: false },
  });
  const order = [entry(bouncer, "Videur", "creature", 8), entry(hero, "Isaure", "character", 5)];
  const initiative = { order, activeIndex: 0, round: 1 };
  const at = Date.now();
  const creature = { source: { catalogue: "videur" }, max: 6, lost: 0, conditions: [] };
  await storeFight(campaign, {
    mjUid: mj.uid,
    panel: {
      ...freshPanel(campaign.id, "vampire"),
      initiative,
      fighting: { creatures: { [bouncer]: creature }, copies: {} },
    },
    ...{ shared: true, startedAt: at, steps: [], revision: 1, operationIds: [], updatedAt: at },
    pace: { since: at, count: 0 },
  });
  return { mj, player, campaign, hero };
}
