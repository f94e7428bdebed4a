import { describe, expect, it } from "vitest";
import { CYBERPUNK_CREATURES } from "../../games/cyberpunk/creatures/catalogue";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { playSystemOf } from "../../games/registry/plays";
import type { CreatureInFight } from "../panel/creaturesInFight";
import type { HitPart } from "../rolls/hits";
import { creatureChanges, creatureCondition, foreseeCreatureAct, foreseeCreatureHit } from "./creatureActs";

const play = playSystemOf("dnd5e");
const skeleton = DND5E_CREATURES.find(({ vulnerabilities }) =>
  vulnerabilities.some(({ type }) => type === "bludgeoning"),
);
const now: CreatureInFight = { source: { catalogue: "x" }, max: 13, lost: 3, conditions: ["À terre"] };
const target = { id: "a", now, creature: skeleton };
const damage = (act: string, points: number) => ({ kind: "damage" as const, act, points });
/** The hit that damage comes to. */
const hitBy = (...of: Parameters<typeof foreseeCreatureAct>) => {
  const operation = foreseeCreatureAct(...of)?.operation;
  return operation?.type === "hitCreatures" ? operation.hits[0] : undefined;
};

describe("acts on creatures", () => {
  it("count damage by their own numbers, and say what is left", () => {
    const hit = hitBy("dnd5e", play, target, damage("bludgeoning", 4));
    expect(hit).toEqual({ id: "a", points: 8, ablated: undefined });
    expect(foreseeCreatureAct("dnd5e", play, target, damage("bludgeoning", 4))).toMatchObject({
      events: [{ text: "−8 PV (2 / 13)", tone: "bad" }],
      life: [{ current: 10 }, { current: 2, max: 13 }],
    });
  });

  it("count plainly while their numbers are not known", () => {
    const unknown = { ...target, creature: undefined };
    expect(hitBy("dnd5e", play, unknown, damage("bludgeoning", 4))?.points).toBe(4);
  });

  it("resist everything while they are petrified", () => {
    const stone = { ...target, now: { ...now, conditions: ["Pétrifié"] } };
    expect(hitBy("dnd5e", play, stone, damage("cold", 9))?.points).toBe(4);
  });

  it("ablate armour in Cyberpunk", () => {
    const [ganger] = CYBERPUNK_CREATURES.filter(({ armour }) => armour.body > 0);
    const worn = { id: "b", now: { ...now, max: 40, lost: 0 }, creature: ganger };
    const cyberpunk = playSystemOf("cyberpunk");
    expect(hitBy("cyberpunk", cyberpunk, worn, damage("body-whole", 40))?.ablated).toBe("body");
  });

  it("heal hit points alone, and only what is lost", () => {
    const heal = { kind: "healing" as const, act: "hitPoints", points: 9 };
    expect(foreseeCreatureAct("dnd5e", play, target, heal)?.events[0]?.text).toBe("+3 PV (13 / 13)");
    expect(foreseeCreatureAct("dnd5e", play, target, { ...heal, act: "temporary" })).toBeUndefined();
    const whole = { ...target, now: { ...now, lost: 0 } };
    expect(foreseeCreatureAct("dnd5e", play, whole, heal)?.operation).toBeUndefined();
  });

  it("begin and end the conditions that characters have, and plain ones in the other games", () => {
    const ids = creatureChanges("dnd5e", now).map(({ id }) => id);
    expect(ids).toContain("end-prone");
    expect(ids).toContain("poisoned");
    expect(creatureCondition("dnd5e", "end-prone")).toEqual({ label: "À terre", on: false });
    expect(creatureCondition("dnd5e", "stabilise")).toBeUndefined();
    const act = (id: string) => foreseeCreatureAct("dnd5e", play, target, { kind: "change", act: id });
    expect(act("end-prone")?.events[0]?.text).toBe("Fin : À terre");
    expect([act("prone"), act("end-poisoned")]).toEqual([undefined, undefined]);
    expect(creatureChanges("cthulhu", now).map(({ id }) => id)).toContain("end-À terre");
    expect(creatureCondition("cthulhu", "Sonné")).toEqual({ label: "Sonné", on: true });
  });
});

describe("what an act on a creature shows", () => {
  const act = (asked: Parameters<typeof foreseeCreatureAct>[3], on = target) =>
    foreseeCreatureAct("dnd5e", play, on, asked);

  it("is a condition's name, and the operation that it becomes", () => {
    expect(act({ kind: "change", act: "poisoned" })).toEqual({
      parts: [],
      events: [{ text: "Empoisonné", tone: "neutral" }],
      operation: { type: "setCreatureCondition", ids: ["a"], condition: "Empoisonné", on: true },
    });
    expect(act({ kind: "change", act: "unknown" })).toBeUndefined();
    expect(creatureChanges("dnd5e", now).find(({ id }) => id === "poisoned")).toEqual({
      id: "poisoned",
      label: "Empoisonné",
      group: "États",
      operation: { kind: "setCreatureCondition" },
    });
    expect(creatureChanges("dnd5e", now).find(({ id }) => id === "end-prone")?.group).toBe("Mettre fin à");
  });

  it("is good or bad, and nothing for damage that the game does not know", () => {
    expect(act({ kind: "healing", act: "hitPoints", points: 1 })).toMatchObject({
      parts: [],
      events: [{ tone: "good" }],
      operation: { type: "hitCreatures", hits: [{ id: "a", points: -1 }] },
    });
    expect(act(damage("of-another-game", 4))).toBeUndefined();
    const whole = { ...target, creature: undefined };
    expect(act(damage("bludgeoning", 0), whole)).toEqual({ parts: [], events: [] });
  });

  it("counts what is gone of the armour, though no point passes it", () => {
    const [ganger] = CYBERPUNK_CREATURES.filter(({ armour }) => armour.body > 2);
    const cyberpunk = playSystemOf("cyberpunk");
    const worn = { id: "b", now: { ...now, max: 40, lost: 0, ablation: { body: 2 } }, creature: ganger };
    const blow = damage("body-whole", 20);
    const fresh = { ...worn, now: { ...worn.now, ablation: undefined } };
    const [more, less] = [worn, fresh].map((one) => hitBy("cyberpunk", cyberpunk, one, blow)?.points ?? 0);
    expect(more).toBe((less ?? 0) + 2);
    const down = { ...worn, now: { ...worn.now, lost: 40 } };
    expect(hitBy("cyberpunk", cyberpunk, down, blow)).toMatchObject({ id: "b", ablated: "body" });
  });
});

describe("a roll's damage to a creature", () => {
  const of = (...parts: readonly HitPart[]) => foreseeCreatureHit("dnd5e", target, parts);
  const blow = { damage: { game: "dnd5e", type: "bludgeoning" }, points: 4 } as const;

  it("is counted by its numbers, and is no hit where nothing is left of it", () => {
    const { operation, events } = of(blow);
    expect(operation).toEqual({ type: "hitCreatures", hits: [{ id: "a", points: 8 }] });
    expect(events[0]?.text).toBe("−8 PV (2 / 13)");
    expect(of({ damage: { game: "vampire", severity: "aggravated" }, points: 4 }).operation).toBeUndefined();
  });

  it("of several kinds is one hit, each counted by its numbers", () => {
    const poison = { damage: { game: "dnd5e", type: "poison" }, points: 5 } as const;
    const { lost, operation } = of({ ...blow, points: 2 }, poison);
    expect([lost, operation]).toMatchObject([4, { hits: [{ points: 4 }] }]);
    const plain = foreseeCreatureHit("dnd5e", { ...target, creature: undefined }, [blow, poison]);
    expect(plain.operation).toMatchObject({ hits: [{ points: 9 }] });
  });
});
