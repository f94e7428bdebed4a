import { describe, expect, it } from "vitest";
import { act as cthulhu } from "../../testing/cthulhuPlay";
import { act as cyberpunk } from "../../testing/cyberpunkPlay";
import { played, refusalSentence, withPoints } from "../../testing/dnd5ePlay";
import { refusedSentence } from "../../testing/playLaws";
import { act as vampire } from "../../testing/vampirePlay";

const down = withPoints(0, { deathSaves: { successes: 1, failures: 0 } });

describe("a press of a stepper", () => {
  it("moves a value by itself, so that two at once both count, and stays within its bounds", () => {
    expect(vampire({ hunger: 3 }, { kind: "changeHunger", by: 1 }).state.hunger).toBe(4);
    expect(vampire({ hunger: 4 }, { kind: "changeHunger", by: 5 }).state.hunger).toBe(5);
    expect(vampire({}, { kind: "changeHumanity", by: -1 }).state.humanity).toBe(6);
    expect(vampire({ stains: 3 }, { kind: "changeHumanity", by: 2 }).state).toMatchObject({ stains: 1 });
    expect(cyberpunk({ luckSpent: 2 }, { kind: "changeLuck", by: 1 }).state.luckSpent).toBe(1);
    const worn = { ablation: { body: 3 } };
    const mended = cyberpunk(worn, { kind: "changeArmour", location: "body", by: 1 });
    expect(mended.state.ablation).toEqual({ body: 2 });
    expect(cthulhu({ luck: 98 }, { kind: "changeLuck", by: 9 }).state.luck).toBe(99);
    const changed = played(down, [
      { kind: "changeDeathSaves", mark: "successes", by: 1 },
      { kind: "changeDeathSaves", mark: "failures", by: 1 },
    ]);
    expect(changed.state.deathSaves).toEqual({ successes: 2, failures: 1 });
  });

  it("takes stains away, the last of them with the degeneration", () => {
    const stained = { stains: 2, degenerating: true };
    expect(vampire(stained, { kind: "removeStains", amount: 1 }).state).toMatchObject({
      ...stained,
      stains: 1,
    });
    const clean = { stains: 0, degenerating: false };
    expect(vampire(stained, { kind: "removeStains", amount: 5 }).state).toMatchObject(clean);
    expect(refusedSentence(() => vampire({}, { kind: "removeStains", amount: 1 }))).toBe("Aucune souillure.");
  });

  it("is refused where nothing would change", () => {
    const hunger = (by: number, from: number) => () =>
      vampire({ hunger: from }, { kind: "changeHunger", by });
    expect(refusedSentence(hunger(1, 5))).toBe("Faim : 5 au plus.");
    expect(refusedSentence(hunger(0, 3))).toBe("Il n'y a rien à changer.");
    expect(refusedSentence(hunger(-1, 0))).toBe("Faim : 0 au moins.");
    expect(refusedSentence(() => cyberpunk({}, { kind: "changeLuck", by: 1 }))).toBe("Chance : 6 au plus.");
    expect(refusalSentence(down, { kind: "changeDeathSaves", mark: "failures", by: -1 })).toBe(
      "Échecs contre la mort : 0 au moins.",
    );
    const stable = withPoints(0, { deathSaves: { successes: 3, failures: 0 } });
    expect(refusalSentence(stable, { kind: "changeDeathSaves", mark: "failures", by: 1 })).toBe(
      "Stable : aucun échec ne compte.",
    );
    const up = withPoints(3);
    expect(refusalSentence(up, { kind: "changeDeathSaves", mark: "failures", by: 1 })).toContain("à 0 PV");
  });
});
