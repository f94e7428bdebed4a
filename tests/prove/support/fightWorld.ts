import { endedFights, type FightDocument, fightPages, fights } from "domain/documents/fight";
import { THUG } from "../../support/creatures";
import { put } from "../../support/database";
import { endedFightOf, fightOf, fightPageOf } from "../../support/fights";

/** A creature with the numbers of the catalogue, who hides. */
export const GOBLIN = "goblin-1";
/** One with numbers of the fight's own. */
const CHIEF = "chief-1";
/** The last operation, which can be taken back. */
export const LAST_OPERATION = "operation-before";

const nobody = { pronouns: "", role: "" };

/** A fight that has begun: a character, whose turn it is, and two creatures. */
function runningFight(mjUid: string, campaignId: string, hero: string): FightDocument {
  const fight = fightOf(mjUid, campaignId);
  const unhurt = { max: 7, lost: 2, conditions: ["À terre"] };
  const order = [
    { ...nobody, id: hero, name: "Lyra", kind: "character", hidden: false, value: 12 } as const,
    { ...nobody, id: GOBLIN, name: "Gobelin", kind: "creature", hidden: true, value: 9 } as const,
    { ...nobody, id: CHIEF, name: "Chef", kind: "creature", hidden: false, value: 4 } as const,
  ];
  return {
    ...fight,
    ...{ shared: true, playersPass: true },
    panel: {
      ...fight.panel,
      initiative: { order, activeIndex: 0, round: 1 },
      fighting: {
        creatures: {
          [GOBLIN]: { ...unhurt, source: { catalogue: "goblin" } },
          [CHIEF]: { ...unhurt, source: { copy: "thug" } },
        },
        copies: { thug: { ...THUG, id: "thug" } },
      },
      tracks: { tension: 2 },
    },
    steps: [{ id: LAST_OPERATION, step: { tracks: {} } }],
    operationIds: [LAST_OPERATION],
  };
}

/** The fight that runs at the table, and one that ended with a page of its course. */
export async function storeFight(campaignId: string, mjUid: string, hero: string): Promise<void> {
  await Promise.all([
    put(fights, [campaignId], runningFight(mjUid, campaignId, hero)),
    put(endedFights, [campaignId, "fight-of-before"], endedFightOf(mjUid)),
    put(fightPages, [campaignId, "fight-of-before~0"], fightPageOf(mjUid)),
  ]);
}
