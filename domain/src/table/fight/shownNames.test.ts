import { describe, expect, it } from "vitest";
import type { FightDocument } from "../../documents/fight";
import type { InitiativeEntry } from "../../documents/initiativeState";
import { entryOf, orderOf } from "../../testing/initiative";
import { NO_CREATURES } from "../panel/creaturesInFight";
import { freshPanel } from "../panel/panelState";
import { asTold, withShown } from "./shownNames";

const goblin = (letter: string, change: Partial<InitiativeEntry> = {}) =>
  entryOf(`g-${letter}`, 12, {
    kind: "creature",
    name: `Gobelin ${letter}`,
    commonName: "Gobelin",
    ...change,
  });
const [A, B, C] = [goblin("A"), goblin("B"), goblin("C")];
const AYLA = entryOf("ayla-1", 18, { name: "Ayla" });

const fightOf = (...entries: InitiativeEntry[]) => ({
  ...{ shared: true, startedAt: 1, steps: [] as FightDocument["steps"] },
  panel: { ...freshPanel("camp", "dnd5e"), initiative: orderOf(...entries) },
});
type Fight = ReturnType<typeof fightOf>;
const namesIn = ({ panel }: Pick<Fight, "panel">) =>
  Object.fromEntries(panel.initiative.order.map(({ id, name }) => [id, name]));
const show = <F extends Fight>(fight: F, ...ids: string[]) => withShown(fight, new Set(ids));

describe("the name of a creature that is shown", () => {
  it("has no number while it is alone, whatever hides", () => {
    const shown = show(fightOf(A, B, C), "g-C");
    expect(namesIn(shown)).toEqual({ "g-A": "Gobelin A", "g-B": "Gobelin B", "g-C": "Gobelin" });
    expect(shown.panel.initiative.order[2]).toMatchObject({ shown: true });
    expect(shown.panel.initiative.order[2]).not.toHaveProperty("commonName");
  });

  it("counts those that were shown, also those that have left since", () => {
    const three = show(fightOf(A, B, C), "g-A", "g-B", "g-C");
    expect(namesIn(three)).toEqual({ "g-A": "Gobelin 1", "g-B": "Gobelin 2", "g-C": "Gobelin 3" });
    const left = { ...three, panel: { ...three.panel, initiative: orderOf(goblin("D")) } };
    expect(namesIn(show(left, "g-D"))).toEqual({ "g-D": "Gobelin 4" });
    const one = show(fightOf(A, B), "g-A");
    expect(namesIn(show(one, "g-B"))).toEqual({ "g-A": "Gobelin", "g-B": "Gobelin 2" });
  });

  it("leaves letters to those of its kind that stay unseen", () => {
    const numbered = (number: number, change = {}) =>
      entryOf(`g-${number}`, 20 - number, {
        ...{ kind: "creature", name: `Gobelin ${number}`, commonName: "Gobelin" },
        ...change,
      });
    const fight = fightOf(numbered(1), numbered(2, { hidden: true }), numbered(3), B);
    expect(namesIn(asTold({ ...fight }))).toEqual({
      "g-1": "Gobelin 1",
      "g-2": "Gobelin A",
      "g-3": "Gobelin 2",
      "g-B": "Gobelin 3",
    });
    const alone = entryOf("h", 3, { kind: "creature", name: "Gobelin", commonName: "Gobelin", hidden: true });
    expect(namesIn(show(fightOf(A, alone), "g-A"))).toEqual({ "g-A": "Gobelin", h: "Gobelin A" });
  });

  it("keeps the numbers that it has in order, beyond ten", () => {
    const many = Array.from({ length: 11 }, (_, at) =>
      entryOf(`g-${at}`, 1, { kind: "creature", name: `Gobelin ${at + 1}`, commonName: "Gobelin" }),
    );
    const fight = fightOf(...many.toReversed());
    expect(namesIn(show(fight, ...many.map(({ id }) => id)))).toEqual(namesIn(fight));
  });

  it("counts its own kind alone, and what members read already", () => {
    const wolf = entryOf("w-1", 3, { kind: "creature", name: "Loup", commonName: "Loup" });
    const both = show(fightOf(A, wolf), "g-A", "w-1");
    expect(namesIn(both)).toEqual({ "g-A": "Gobelin", "w-1": "Loup" });
    const known = { known: new Map([["g-A", "Gobelin 6"]]), present: ["Gobelin 3", "Loup"] };
    const named = withShown(fightOf(A, B, wolf), new Set(["g-A", "g-B", "w-1"]), known);
    expect(namesIn(named)).toEqual({ "g-A": "Gobelin 6", "g-B": "Gobelin 7", "w-1": "Loup 2" });
  });

  it("is the MJ's own where it was typed, and is given once", () => {
    const typed = entryOf("t-1", 3, { kind: "creature", name: "Gobelin 9" });
    const shown = show(fightOf(typed, AYLA), "t-1", "ayla-1");
    expect(shown.panel.initiative.order).toEqual([AYLA, { ...typed, shown: true }]);
    expect(show(shown, "t-1")).toBe(shown);
    expect(show(shown, "nobody")).toBe(shown);
  });

  it("is given to who waits on a scene as well, and stays when an order is taken back", () => {
    const { value, ...participant } = A;
    const creature = { source: { catalogue: "goblin" }, max: 7, lost: 0, conditions: [] };
    const waiting = { ...creature, waiting: { sceneId: "scene-00", participant, value } };
    const fight = fightOf(AYLA);
    const placed = {
      ...fight,
      panel: { ...fight.panel, fighting: { ...NO_CREATURES, creatures: { "g-A": waiting } } },
      steps: [{ id: "step-0001", step: { order: [B, "ayla-1"], creatures: { "g-A": waiting } } }],
    };
    const shown = show(placed, "g-A");
    const named = { name: "Gobelin", shown: true };
    expect(shown.panel.fighting.creatures["g-A"]?.waiting?.participant).toMatchObject(named);
    expect(shown.steps[0]?.step?.creatures?.["g-A"]?.waiting?.participant).toMatchObject(named);
    const both = show({ ...shown, panel: { ...shown.panel, initiative: orderOf(B) } }, "g-B");
    expect(both.steps[0]?.step?.order?.[0]).toMatchObject({ name: "Gobelin 2", shown: true });
  });
});

describe("an order that members read", () => {
  const hidden = goblin("B", { hidden: true });
  const unseen = goblin("C", { unseen: true });

  it("has shown those of it whom they see there", () => {
    const told = asTold(fightOf(A, hidden, unseen, AYLA));
    expect(namesIn(told)).toEqual({
      "g-A": "Gobelin",
      "g-B": "Gobelin B",
      "g-C": "Gobelin C",
      "ayla-1": "Ayla",
    });
    const inOrder = asTold(fightOf({ ...unseen, shownInOrder: true }));
    expect(inOrder.panel.initiative.order[0]).toMatchObject({ name: "Gobelin", unseen: true, shown: true });
    expect(asTold(told)).toBe(told);
  });

  it("has shown nobody before it is shared, has begun, and everybody has rolled", () => {
    const fight = fightOf(A);
    for (const silent of [
      { ...fight, shared: false },
      { ...fight, startedAt: undefined },
      fightOf({ ...A, provisional: true }),
    ]) {
      expect(asTold(silent)).toBe(silent);
    }
  });
});
