import { describe, expect, it } from "vitest";
import { subjectOfPower } from "../../../game/powers/power";
import { NO_SITUATION } from "../../../game/rolls/situation";
import { prepareRoll } from "../../../table/rolls/prepareRoll";
import { limits, whole } from "../../../testing/cyberpunkPlay";
import { seededSource } from "../../../testing/seededSource";
import { cyberpunkPlay } from "../play/play";
import { cyberpunkPowers, PROGRAM_BONUSES } from "./list";
import { cyberpunkPowerRules } from "./rules";

const raw = {
  stats: { stats: { tech: 7, cool: 6 } },
  data: { roleAbility: "Interface (rang 5)" },
};

/** What is added to the die of each power that rolls values, in this state. */
function modifiersIn(change: Partial<typeof whole>) {
  const state = { ...whole, ...change };
  const effects = cyberpunkPlay.rollEffectsOf(state, limits);
  return cyberpunkPowers.flatMap((power) => {
    const { roll } = cyberpunkPowerRules.use(power, raw, state, seededSource(1));
    if (roll?.kind !== "game") return [];
    const prepared = prepareRoll(
      { ...roll, label: power.name, subject: subjectOfPower(power) },
      NO_SITUATION,
      effects,
    );
    const rolled = prepared?.roll;
    return typeof rolled === "object" && rolled.game === "cyberpunk"
      ? [[power.name, rolled.modifier] as const]
      : [];
  });
}

describe("the abilities and programs of Cyberpunk", () => {
  it("are rolled with what their values add up to, and with what a program says that it adds", () => {
    expect(Object.fromEntries(modifiersIn({}))).toMatchObject({ Médecine: 12, Contacts: 11 });
    expect(Object.fromEntries(modifiersIn({}))).toMatchObject({ Interface: 5, Ver: 7, Éclaireur: 7 });
    for (const { id, note = "" } of cyberpunkPowers.filter((power) => power.kind === "Programme")) {
      const [, said] = /^\+(\d)/.exec(note) ?? [];
      expect(PROGRAM_BONUSES[id ?? ""]).toBe(said === undefined ? undefined : Number(said));
    }
  });

  it("are actions, from which wounds and injuries take as from every other", () => {
    const unhurt = modifiersIn({});
    for (const [change, taken] of [
      [{ hitPointsLost: 21 }, 2],
      [{ hitPointsLost: 40 }, 4],
      [{ hitPointsLost: 21, injuries: { concussion: "open" } }, 4],
    ] as const) {
      expect(modifiersIn(change)).toEqual(unhurt.map(([name, modifier]) => [name, modifier - taken]));
    }
  });
});
