import { beforeEach, describe, expect, it } from "vitest";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { rollOnDevice } from "../../../table/rolls/rollEntry";
import type { KeptRolls } from "../../../table/rolls/useRolls";
import { readTabRolls, writeTabRolls } from "./tabRolls";

const key = STORAGE_KEYS.tabRolls("nina", "lia");
const none = { log: [] };

/** As the sheet makes them: by each kind of request. */
const rolls = [
  rollOnDevice(
    {
      request: {
        ...({ kind: "game", label: "CON", settles: "consciousness" } as const),
        spec: { game: "cthulhu", target: 55, bonusDice: 0 },
        subject: { kind: "check", trait: "con" },
      },
      ...{ label: "CON", roll: { game: "cthulhu", target: 55, bonusDice: 0 }, notes: ["Fatigue"] },
    },
    () => 5,
    1_700_000_000_000,
  ),
  rollOnDevice(
    {
      ...{ request: { kind: "dice", label: "Dégâts", dice: "2d6+1", attack: "Épée" }, label: "Dégâts" },
      ...{ roll: "2d6+1", notes: [], damage: { game: "dnd5e", type: "slashing" } },
      target: { id: "wolf", name: "Loup", kind: "creature" },
    },
    () => 5,
    1_700_000_000_000,
  ),
  rollOnDevice(
    {
      request: { kind: "check", label: "Perception", modifier: 2 },
      label: "Perception",
      roll: "1d20+2",
      notes: [],
    },
    () => 5,
    1_700_000_000_000,
  ),
].flatMap((roll) => roll ?? []);
const [newest, ...older] = rolls;
const tried = newest && { ...newest, paid: true as const };
const kept: KeptRolls = { log: [...(tried ? [tried] : []), ...older], target: { id: "orin", name: "Orin" } };

beforeEach(() => sessionStorage.clear());

describe("the rolls of a tab", () => {
  it("are read as they were written, whatever made them", () => {
    expect(rolls).toHaveLength(3);
    writeTabRolls(key, kept);
    expect(readTabRolls(key)).toEqual(JSON.parse(JSON.stringify(kept)));
  });

  it("are gone once they are cleared", () => {
    writeTabRolls(key, kept);
    writeTabRolls(key, { log: [], target: undefined });
    expect([readTabRolls(key), sessionStorage.length]).toEqual([none, 0]);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["something else", '{"log":7}'],
    ["a roll without its request", '{"log":[{"id":"a","label":"b"}]}'],
    ["more rolls than the box has", JSON.stringify({ log: Array.from({ length: 9 }, () => rolls[0]) })],
  ])("are none where the tab has %s", (_, stored) => {
    sessionStorage.setItem(key, stored);
    expect(readTabRolls(key)).toEqual(none);
  });
});
