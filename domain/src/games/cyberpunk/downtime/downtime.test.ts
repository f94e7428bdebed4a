import { describe, expect, it } from "vitest";
import { limits, whole } from "../../../testing/cyberpunkPlay";
import { equippedOf, refusedSentence } from "../../../testing/playLaws";
import { showing } from "../../../testing/seededSource";
import { type CyberpunkState, MAX_EDDIES } from "../play/state";
import { CYBERPUNK_ROLES } from "../roles";
import { cyberpunkDowntime } from "./downtime";
import { workedWeek } from "./jobs";

const waysOf = (act: string, change: Partial<CyberpunkState> = {}, stats: object = {}) =>
  cyberpunkDowntime
    .find(({ id }) => id === act)
    ?.waysOf({
      state: { ...whole, ...change },
      limits,
      character: equippedOf("cyberpunk", stats).character,
    }) ?? [];
const refused = (act: string, change: Partial<CyberpunkState>) => refusedSentence(() => waysOf(act, change));

describe("a week of work", () => {
  const runner = { role: "Netrunner", roleAbility: "Interface (rang 5)" };

  it("pays by the role's rank and a die, and tells what it was like", () => {
    const [week] = waysOf("boulot", {}, runner);
    expect(week?.takes).toBe("Netrunner, rang 5 : de 100 à 800 eb");
    expect(week?.resolve(showing(6))).toEqual({
      told: { text: "Un serveur vidé avant l'aube (Netrunner, 1d6 : 6)", tone: "good" },
      operations: [{ kind: "earnEddies", amount: 800 }],
    });
  });

  it("may pay nothing, and is that of a beginner for who has no role that is known", () => {
    const [week] = waysOf("boulot", {}, { role: "Dompteur" });
    expect(week?.takes).toBe("Sans rôle, rang 4 : de 0 à 500 eb");
    expect(week?.resolve(showing(1))).toEqual({
      told: { text: "Rien qui paie (Sans rôle, 1d6 : 1)", tone: "bad" },
      operations: [],
    });
  });

  it("is another story for each role, worse, ordinary or better, and never pays less for more", () => {
    const stories = CYBERPUNK_ROLES.flatMap(({ id }) =>
      [1, 2, 3, 4, 5, 6].map((face) => workedWeek(id, 4, face).story),
    );
    expect(new Set(stories).size).toBe(CYBERPUNK_ROLES.length * 3);
    for (const rank of [1, 4, 5, 7, 8, 10]) {
      const pays = [1, 2, 3, 4, 5, 6].map((face) => workedWeek("solo", rank, face).pay);
      expect(pays).toEqual(pays.toSorted((a, b) => a - b));
    }
    expect(workedWeek("solo", 10, 1).pay).toBe(200);
  });

  it("is not for the dead, nor for a full account", () => {
    expect(refused("boulot", { dead: true })).toBe("Ce personnage est mort.");
    expect(refused("boulot", { eddies: MAX_EDDIES })).toBe("La fiche ne compte pas plus d'eddies.");
  });
});

describe("a week in bed", () => {
  it("gives seven days of hit points to who is stabilised", () => {
    const [week] = waysOf("soins", { hitPointsLost: 30, stabilised: true });
    expect(week?.takes).toBe("49 PV");
    expect(week?.resolve(showing(1)).operations).toEqual([{ kind: "heal", amount: 49 }]);
  });

  it("is nothing for the others", () => {
    expect(refused("soins", {})).toBe("Les PV sont déjà au maximum.");
    expect(refused("soins", { hitPointsLost: 3 })).toMatch(/^Il faut d'abord être stabilisé/);
    expect(refused("soins", { dead: true })).toBe("Ce personnage est mort.");
  });
});

describe("a therapy", () => {
  it("is paid, and gives Humanity back", () => {
    const [ordinary, intensive] = waysOf("therapie", { humanityLost: 20, eddies: 1_000 });
    expect([ordinary?.takes, intensive?.takes]).toEqual([
      "500 eb, 2d6 d'Humanité",
      "1 000 eb, 4d6 d'Humanité",
    ]);
    expect(ordinary?.resolve(showing(3, 5))).toEqual({
      told: { text: "Thérapie ordinaire (2d6 : 3, 5)", tone: "good" },
      operations: [
        { kind: "spendEddies", amount: 500, on: "Thérapie ordinaire" },
        { kind: "regainHumanity", amount: 8 },
      ],
    });
  });

  it("is offered as far as it can be paid, to who has lost some", () => {
    expect(waysOf("therapie", { humanityLost: 20, eddies: 999 })).toHaveLength(1);
    expect(refused("therapie", { humanityLost: 20, eddies: 499 })).toBe("Il faut 500 eb : il reste 499 eb.");
    expect(refused("therapie", {})).toBe("L'Humanité est déjà entière.");
    expect(refused("therapie", { dead: true })).toBe("Ce personnage est mort.");
  });
});
