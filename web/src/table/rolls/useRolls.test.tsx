import { act, renderHook } from "@testing-library/react";
import { tableScenes, tokens } from "domain/documents/scene";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { redoable } from "domain/table/rolls/redoRoll";
import { gridOf, tokenOf } from "domain/testing/scenes";
import { describe, expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import type { RollEntry, SharedRoll } from "./rollEntry";
import { type KeptRolls, useRolls } from "./useRolls";

const target = { id: "gobelin", name: "Gobelin" };
const check: RollRequest = {
  kind: "check",
  label: "Discrétion",
  modifier: 3,
  subject: { kind: "check", trait: "dex" },
};
const attack: RollRequest = { ...check, label: "Épée", subject: { kind: "attack" } };
const damage: RollRequest = { kind: "dice", label: "Dégâts", dice: "1d8", damage: { game: "dnd5e" } };
const shot = {
  kind: "game",
  label: "Pistolet",
  spec: { game: "cyberpunk", modifier: 10 },
  subject: { kind: "attack" },
  costs: [{ kind: "fire", weapon: "p", shots: 1 }],
} satisfies RollRequest;

/** A roll that the server made; `strike`: how an attack of Cyberpunk ended. */
const entryOf = (id: string, strike?: "hit" | "missed"): RollEntry => ({
  ...{ id, label: "Pistolet", request: shot, audience: "table" as const, rolled: shot.spec },
  ...{ notation: "1d10+10", die: 10, roll: 5, modifier: 10, total: 15, dice: [] },
  ...(strike && { outcome: strike === "hit" ? HIT : MISSED }),
});
const HIT = { id: "success", label: "Touche", tone: "success" } as const;
const MISSED = { id: "failure", label: "Raté", tone: "failure" } as const;

type Options = Parameters<typeof useRolls>[0];

function rolling(options: Partial<Options> = {}) {
  const { result } = renderHook(
    () => useRolls({ share: undefined, effects: [], redoShared: undefined, rules: undefined, ...options }),
    { wrapper: MemberTestRoot },
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

  it("throw several shots of one press, each a roll of its own, and pay for them once", async () => {
    const pay = vi.fn(() => true);
    const rules = { resources: {}, check: () => undefined, pay, after: () => ({ operations: [] }) };
    const { rolls, roll } = rolling({ rules });
    await roll({ ...shot, times: 3, costs: [{ kind: "fire", weapon: "p", shots: 3 }] } as RollRequest);
    expect(rolls().log.map(({ label }) => label)).toEqual(["Pistolet", "Pistolet", "Pistolet"]);
    expect(new Set(rolls().log.map(({ id }) => id)).size).toBe(3);
    expect(pay.mock.calls).toEqual([[[{ kind: "fire", weapon: "p", shots: 3 }]]]);
  });

  it("add Luck to the first of several, and throw no more once one was not made", async () => {
    const share = vi.fn(async (_roll: SharedRoll) => made(share.mock.calls.length));
    const made = (count: number) => (count < 2 ? entryOf(`s${count}`, "hit") : undefined);
    const { rolls, roll } = rolling({ share });
    act(() => rolls().change({ luck: 3 }));
    await roll({ ...shot, costs: [], times: 3 } as RollRequest);
    expect(share.mock.calls.map(([asked]) => asked.roll)).toMatchObject([{ modifier: 13 }, { modifier: 10 }]);
  });

  it("deal the damage of several to those that hit, one after the other", async () => {
    const strikes = ["hit", "hit", "missed"] as const;
    const thrown: SharedRoll[] = [];
    const share = async (asked: SharedRoll) => {
      const strike = strikes[thrown.length];
      thrown.push(asked);
      const { request, press, attack } = asked;
      return { ...entryOf(`s${thrown.length}`, strike), request, press, follows: attack?.id };
    };
    const { rolls, roll } = rolling({ share });
    await roll({ ...shot, costs: [], times: 3 } as RollRequest);
    const deal = { ...damage, attack: "Pistolet" } as RollRequest;
    for (let time = 0; time < 2; time += 1) await roll(deal);
    expect(thrown.slice(3).map(({ attack }) => attack?.id)).toEqual(["s1", "s2"]);
    expect(rolls().log).toHaveLength(5);
    // Another press is dealt by itself, a press of one thrown before is not reached for.
    await roll({ ...shot, costs: [] } as RollRequest);
    await roll(deal);
    expect(thrown.at(-1)?.attack?.id).toBe("s6");
  });

  it("oppose whom a facedown is aimed at without being told to", async () => {
    const answer = vi.fn(async (_roll: SharedRoll) => undefined);
    const { rolls, roll } = rolling({ answer });
    const facedown: RollRequest = {
      ...({ kind: "game", label: "Confrontation", opposed: true } as const),
      spec: { game: "cyberpunk", modifier: 8, facedown: true },
      subject: { kind: "check", trait: "cool" },
    };
    await roll(facedown);
    expect(rolls().log).toHaveLength(1);
    act(() => rolls().aim(target));
    await roll(facedown);
    expect(answer.mock.lastCall?.[0]).toMatchObject({ target, opposed: true });
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

describe("a shot of a hero at somebody on the map", () => {
  const scene = { title: "La ruelle", width: 2000, height: 2000, rooms: [], tiles: {} };
  const place = (id: string, change: Parameters<typeof tokenOf>[0]) =>
    documents.put(tokens, ["range", id], {
      ...tokenOf({ y: 0, ...change }),
      ...{ sceneId: "alley", movedAt: 1, bounds: { width: 2000, height: 2000 } },
    });
  const rifle = (change: object = {}): RollRequest => ({
    ...({ kind: "game", label: "Fusil d'assaut", subject: { kind: "attack" } } as const),
    spec: { game: "cyberpunk", modifier: 12, attack: "ranged", weapon: "rifle", ...change },
  });
  const guard = { id: "creature-1", name: "Garde", kind: "creature" } as const;
  const by = { system: "cyberpunk", characterId: "rook", campaignId: "range" } as const;

  /** Squares of 50 pixels, 2 m each: 450 pixels are 18 m. */
  function aiming(at: Parameters<typeof tokenOf>[0], who: Options["by"] = by) {
    documents.put(tableScenes, ["range"], {
      ...{ revision: 1, updatedAt: 1 },
      shown: {
        ...{ sceneId: "alley", ...scene, background: { colour: "#203040", texture: "stone" } },
        grid: gridOf({ unit: { name: "m", perCell: 2 } }),
      },
    });
    place("hero", { kind: "character", characterId: "rook", name: "Rook", x: 0 });
    place("guard", { name: "Garde", ...at });
    const share = vi.fn(async (_roll: SharedRoll) => undefined);
    const { rolls, roll } = rolling({ share, by: who });
    act(() => rolls().aim(guard));
    return { rolls, roll, asked: () => share.mock.lastCall?.[0] };
  }

  it("must beat what its distance asks for, and says so", async () => {
    const { roll, asked } = aiming({ x: 450 });
    await roll(rifle());
    expect(asked()).toMatchObject({ roll: { difficulty: 15 }, notes: ["DV 15 à 18 m"] });
    await roll(rifle({ burst: true }));
    expect(asked()).toMatchObject({ roll: { difficulty: 17 }, notes: ["DV 17 à 18 m"] });
  });

  it("must beat the value that was said instead, and none beyond its range", async () => {
    const { rolls, roll, asked } = aiming({ x: 450 });
    act(() => rolls().change({ difficulty: 20 }));
    await roll(rifle());
    expect(asked()).toMatchObject({ roll: { difficulty: 20 }, notes: [] });
    place("guard", { name: "Garde", x: 900 });
    await roll(rifle({ weapon: "thrown" }));
    expect(asked()?.roll).not.toHaveProperty("difficulty");
    expect(asked()?.notes).toEqual(["Hors de portée à 36 m"]);
  });

  it("asks for nothing where nobody is measured: no token, another of the same name, a blow", async () => {
    const away = aiming({ name: "Chien", x: 450 });
    await away.roll(rifle());
    expect(away.asked()).toMatchObject({ notes: [] });
    const { roll, asked } = aiming({ x: 450 });
    await roll(rifle({ attack: "melee", weapon: undefined }));
    expect(asked()?.roll).not.toHaveProperty("difficulty");
    place("other", { name: "Garde", x: 600 });
    await roll(rifle());
    expect(asked()?.roll).not.toHaveProperty("difficulty");
  });
});
