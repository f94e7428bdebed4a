import { act, cleanup, renderHook } from "@testing-library/react";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { redoable } from "domain/table/rolls/redoRoll";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SharedRoll } from "./rollEntry";
import { type KeptRolls, useRolls } from "./useRolls";

afterEach(cleanup);

const target = { id: "gobelin", name: "Gobelin" };
const check: RollRequest = {
  kind: "check",
  label: "Discrétion",
  modifier: 3,
  subject: { kind: "check", trait: "dex" },
};
const attack: RollRequest = { ...check, label: "Épée", subject: { kind: "attack" } };
const damage: RollRequest = { kind: "dice", label: "Dégâts", dice: "1d8", damage: { game: "dnd5e" } };
const shot: RollRequest = {
  kind: "game",
  label: "Pistolet",
  spec: { game: "cyberpunk", modifier: 10 },
  subject: { kind: "attack" },
  costs: [{ kind: "fire", weapon: "p", shots: 1 }],
};

type Options = Parameters<typeof useRolls>[0];

function rolling(options: Partial<Options> = {}) {
  const { result } = renderHook(() =>
    useRolls({ share: undefined, effects: [], redoShared: undefined, rules: undefined, ...options }),
  );
  return {
    rolls: () => result.current,
    roll: (request: RollRequest) => act(async () => result.current.roll(request)),
  };
}

describe("a sheet's rolls", () => {
  it("aim attacks and damage at the target until another is chosen, and nothing else", async () => {
    const share = vi.fn(async (_roll: SharedRoll) => undefined);
    const { rolls, roll } = rolling({ share });
    act(() => rolls().aim(target));
    for (const request of [attack, check, damage]) await roll(request);
    expect(share.mock.calls.map(([asked]) => asked.target?.name)).toEqual(["Gobelin", undefined, "Gobelin"]);
    expect(share.mock.calls[2]?.[0]).toMatchObject({ roll: "1d8", damage: { game: "dnd5e" } });
    act(() => rolls().aim(undefined));
    await roll(attack);
    expect(share.mock.lastCall?.[0].target).toBeUndefined();
  });

  it("aim a check that its target opposes, before the table whatever is chosen, and the next one at nobody", async () => {
    const answer = vi.fn(async (_roll: SharedRoll) => undefined);
    const { rolls, roll } = rolling({ answer });
    act(() => rolls().aim(target));
    act(() => rolls().change({ opposed: true }));
    await roll(check);
    expect(answer.mock.lastCall?.[0]).toMatchObject({ target, opposed: true });
    await roll(check);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(rolls().log).toHaveLength(1);
  });

  it("outlive the page with whom they are aimed at, and a second attempt is made once all the same", async () => {
    const pay = vi.fn(() => true);
    const rules = { resources: {}, check: () => undefined, pay, after: () => ({ operations: [] }) };
    let stored: KeptRolls = { log: [] };
    const kept = {
      read: () => stored,
      write: (rolls: KeptRolls) => {
        stored = rolls;
      },
    };
    const listen: RollRequest = {
      ...({ kind: "game", label: "Écouter" } as const),
      spec: { game: "cthulhu", target: 1, bonusDice: 0 },
    };
    const first = rolling({ kept, rules });
    act(() => first.rolls().aim(target));
    await first.roll(listen);
    const [made] = first.rolls().log;
    if (made === undefined) throw new Error("Nothing was rolled.");
    // No fumble, which is not pushed.
    stored = {
      log: [{ ...made, roll: 60, outcome: { id: "failure", label: "Échec", tone: "failure" } }],
      target,
    };
    const second = rolling({ kept, rules });
    expect([second.rolls().log, second.rolls().target]).toEqual([stored.log, target]);
    const [failed] = second.rolls().log;
    if (failed) await act(() => second.rolls().redo(failed, {}));
    const third = rolling({ kept, rules });
    expect(third.rolls().log).toHaveLength(2);
    expect(third.rolls().log.map(redoable)).toEqual([undefined, undefined]);
  });

  it("are no news once the page was loaded anew, and a second attempt that failed is not paid twice", async () => {
    const pay = vi.fn(() => true);
    const rules = { resources: {}, check: () => undefined, pay, after: () => ({ operations: [] }) };
    const redoShared = vi.fn(async () => undefined);
    const pool = {
      ...({ kind: "game", label: "Mêlée" } as const),
      spec: { game: "vampire", dice: 1, hungerDice: 0 },
    } satisfies RollRequest;
    let stored: KeptRolls = {
      log: [
        {
          ...{ id: "r1", label: "Mêlée", request: pool, rolled: pool.spec, audience: "table" },
          ...{ notation: "1d10", die: 10, roll: 0, modifier: 0, total: 0 },
          dice: [{ sides: 10, value: 2, kept: true, sign: 1, role: "plain" }],
        },
      ],
    };
    const kept = {
      read: () => stored,
      write: (rolls: KeptRolls) => {
        stored = rolls;
      },
    };
    for (let loads = 0; loads < 2; loads += 1) {
      const page = rolling({ kept, rules, redoShared });
      const [roll] = page.rolls().log;
      if (roll) await act(() => page.rolls().redo(roll, { dice: [0] }));
      expect(page.rolls().made).toBeUndefined();
    }
    expect([redoShared.mock.calls.length, pay.mock.calls.length]).toEqual([2, 1]);
    const { rolls, roll } = rolling({ kept });
    await roll(check);
    expect(rolls().made).toBe(rolls().log[0]);
    expect(rolls().made?.label).toBe("Discrétion");
  });

  it("oppose another's roll before the table", async () => {
    const answer = vi.fn(async (_roll: SharedRoll) => undefined);
    const { rolls } = rolling({ answer });
    act(() => rolls().aim(target));
    for (const request of [check, attack]) {
      await act(async () => rolls().roll(request, undefined, "r1"));
      expect(answer.mock.lastCall?.[0]).toMatchObject({ opposes: "r1", audience: "table" });
      expect(answer.mock.lastCall?.[0].target).toBeUndefined();
    }
  });

  it("aim healing at characters, and never at a creature", async () => {
    const share = vi.fn(async (_roll: SharedRoll) => undefined);
    const { rolls, roll } = rolling({ share });
    const cure: RollRequest = { kind: "dice", label: "Soins", dice: "1d8+3", heals: "hitPoints" };
    act(() => rolls().aim(target));
    await roll(cure);
    expect(share.mock.lastCall?.[0]).toMatchObject({ heals: "hitPoints", target });
    act(() => rolls().aim({ ...target, kind: "creature" }));
    await roll(cure);
    expect(share.mock.lastCall?.[0].target).toBeUndefined();
  });

  it("name the target on this device too", async () => {
    const { rolls, roll } = rolling();
    act(() => rolls().aim(target));
    await roll(damage);
    expect(rolls().log[0]).toMatchObject({ label: "Dégâts", target, damage: { game: "dnd5e" } });
  });

  it("pay the shots of an attack first, with the Luck that is added, and are not made where that is refused", async () => {
    const pay = vi.fn((_operations: unknown) => true);
    const rules = { resources: {}, check: () => undefined, pay, after: () => ({ operations: [] }) };
    const { rolls, roll } = rolling({ rules });
    act(() => rolls().change({ luck: 2 }));
    await roll(shot);
    expect(pay).toHaveBeenLastCalledWith([
      { kind: "fire", weapon: "p", shots: 1 },
      { kind: "spendLuck", amount: 2 },
    ]);
    pay.mockReturnValue(false);
    await roll(shot);
    expect(rolls().log).toHaveLength(1);
  });

  it("answer an ask with its difficulty, shared or not, and are not made where it cannot be answered", async () => {
    const [share, answer] = [vi.fn(), vi.fn(async (_roll: SharedRoll) => undefined)];
    const ask = {
      id: "a1",
      content: { kind: "roll", trait: "Discrétion", difficulty: 15, secret: false },
    } as const;
    const { rolls } = rolling({ answer });
    await act(() => rolls().roll(check, ask));
    expect(answer.mock.lastCall?.[0]).toMatchObject({ askId: "a1", roll: { difficulty: 15, modifier: 3 } });
    expect(rolls().log).toEqual([]);
    const offline = rolling({ share });
    await act(() => offline.rolls().roll(check, ask));
    expect([share.mock.calls, offline.rolls().log]).toEqual([[], []]);
  });

  it("cost nothing to whoever only looks at the sheet", async () => {
    const { rolls, roll } = rolling();
    await roll(shot);
    expect(rolls().log).toHaveLength(1);
  });
});
