import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlaySystem } from "../game/play";
import { foreseeRest, operationsOfRest } from "../game/rest";
import { MAX_ACT_POINTS } from "../game/tableActs";
import { vitalText } from "../game/vitals";
import type { Applied } from "../operations/applied";
import { foresee } from "../operations/applyAll";
import { normaliseCharacter } from "../sheet/character/normaliseCharacter";
import type { EquippedCharacter } from "../sheet/equipment/equippedCharacter";
import { applyEquipment } from "../table/equipment/applyEquipment";
import { AppError } from "../values/errors";
import { isDeepEqual } from "../values/isDeepEqual";
import { isRecord } from "../values/reading/fields";
import type { SystemId } from "../values/systemIds";
import { fromSchema } from "./fromSchema";

const RUNS = { numRuns: 400 };

/** Words that speak to the reader. */
const SECOND_PERSON = /(?<!\p{L})(?:tu|toi|te|ton|ta|tes|t['’])(?!\p{L})|-toi(?!\p{L})/iu;

/** A stored character as its play state reads it, with the official items that it wears. */
export function equippedOf(system: SystemId, stats: object, data: object = {}): EquippedCharacter {
  const character = normaliseCharacter({ system, stats, data });
  return applyEquipment(character, character.inventoryItems, []);
}

/** The sentence of a refusal; fails for any other outcome. */
export function refusedSentence(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError && error.code === "operation-refused") return error.message;
    throw error;
  }
  throw new Error("It was not refused");
}

export const textsOf = ({ events }: Pick<Applied<unknown, unknown>, "events">): string[] =>
  events.map(({ text }) => text);

/** The values of a state by where they stand: a field, or an entry of it. */
const valuesOf = (state: object): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(state).flatMap(([field, value]): [string, unknown][] =>
      isRecord(value)
        ? Object.entries(value).map(([key, one]) => [`${field}.${key}`, one])
        : [[field, value]],
    ),
  );

interface Laws<State, Operation, Limits> {
  readonly id: SystemId;
  readonly system: PlaySystem<State, Operation, Limits>;
  readonly limits: fc.Arbitrary<Limits>;
  /** Texts for the fields of operations and states that are texts; the state's fields are among them anyway. */
  readonly texts: readonly string[];
  /** Keys of `stats` that the first state reads. */
  readonly statKeys: readonly string[];
  /** Kinds of operations by tracker: those of different trackers do not depend on each other. */
  readonly trackers: readonly (readonly string[])[];
}

/** What holds for the state of every game. */
export function describePlayLaws<State extends object, Operation extends { readonly kind: string }, Limits>({
  id,
  system,
  limits,
  texts,
  statKeys,
  trackers,
}: Laws<State, Operation, Limits>): void {
  const { stateSchema, operationSchema, apply, limitsOf, firstState } = system;
  const fields = Object.keys(firstState(equippedOf(id, {}), limitsOf(equippedOf(id, {}))));
  const state = fromSchema(stateSchema, [...texts, ...fields]);
  const operation = fromSchema(operationSchema, [...texts, ...fields]);

  const tried = (before: State, act: Operation, allowed: Limits) => {
    try {
      return apply(before, act, allowed);
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: "operation-refused" });
      expect((error as AppError).message).toMatch(/^\p{Lu}.*\.$/u);
      expect((error as AppError).message).not.toMatch(SECOND_PERSON);
      return undefined;
    }
  };

  describe("whatever the state and the limits", () => {
    it("each roll that is due has words, an id of its own, and is settled or waived by an operation", () => {
      fc.assert(
        fc.property(state, limits, (before, allowed) => {
          const dues = system.duesOf?.(before, allowed) ?? [];
          expect(new Set(dues.map((due) => due.id)).size).toBe(dues.length);
          for (const { title, text, waive } of dues) {
            for (const words of [title, text]) expect(words).not.toMatch(/undefined|NaN|null|^$/);
            if (waive) expect(tried(before, waive, allowed)).toBeDefined();
          }
        }),
        RUNS,
      );
    });

    it("who has fallen is told so in words", () => {
      fc.assert(
        fc.property(state, limits, (before, allowed) => {
          const { label = "Rien", text = "Rien." } = system.fallenOf(before, allowed) ?? {};
          for (const words of [label, text]) expect(words).not.toMatch(/undefined|NaN|null|^$/);
        }),
        RUNS,
      );
    });
  });

  describe("whatever the state, the operation and the limits", () => {
    it("an operation is refused with a sentence or leads to a valid state, and says so", () => {
      fc.assert(
        fc.property(state, operation, limits, (before, act, allowed) => {
          const applied = tried(before, act, allowed);
          if (applied === undefined) return;
          expect(stateSchema.parse(applied.state)).toEqual(applied.state);
          expect(applied.events.length).toBeGreaterThan(0);
          for (const { text } of applied.events) expect(text).not.toMatch(/undefined|NaN|null|\[object|^$/);
          for (const inverse of applied.inverse) expect(operationSchema.parse(inverse)).toEqual(inverse);
        }),
        RUNS,
      );
    });

    it("what happens and what is refused is worded for the player, the MJ and the table alike", () => {
      fc.assert(
        fc.property(state, operation, limits, (before, act, allowed) => {
          for (const { text } of tried(before, act, allowed)?.events ?? []) {
            expect(text).not.toMatch(SECOND_PERSON);
            // Several stand in one line, with commas between them.
            expect(text).not.toMatch(/\.$/);
          }
        }),
        RUNS,
      );
    });

    it("its inverse restores the state exactly, and can be taken back itself", () => {
      fc.assert(
        fc.property(state, operation, limits, (before, act, allowed) => {
          const applied = tried(before, act, allowed);
          if (applied === undefined) return;
          const undo = (from: Applied<State, Operation>) =>
            from.inverse.reduce<Applied<State, Operation>>(
              (last, inverse) => apply(last.state, inverse, allowed),
              { ...from, inverse: [] },
            );
          const undone = undo(applied);
          expect(undone.state).toEqual(before);
          expect(undo(undone).state).toEqual(applied.state);
        }),
        RUNS,
      );
    });

    it("undone after what somebody else did, it leaves what they set, or is refused with a sentence", () => {
      const setting = operation.filter(({ kind }) => /^(set|mark)/.test(kind));
      fc.assert(
        fc.property(state, setting, setting, limits, (before, act, other, allowed) => {
          const applied = tried(before, act, allowed);
          const after = applied && tried(applied.state, other, allowed)?.state;
          if (applied === undefined || after === undefined) return;
          const undone = applied.inverse.reduce<State | undefined>(
            (last, inverse) => last && tried(last, inverse, allowed)?.state,
            after,
          );
          if (undone === undefined) return;
          const [left, said, now] = [applied.state, after, undone].map(valuesOf);
          for (const [place, value] of said ?? []) {
            if (!isDeepEqual(left?.get(place), value)) expect(now?.get(place)).toEqual(value);
          }
        }),
        RUNS,
      );
    });

    it("those of one press are done one by one and taken back together, or none is", () => {
      fc.assert(
        fc.property(state, fc.array(operation, { maxLength: 8 }), limits, (before, acts, allowed) => {
          const done = foresee(system, before, acts, allowed);
          const oneByOne = acts.reduce<State | undefined>(
            (last, act) => last && tried(last, act, allowed)?.state,
            before,
          );
          expect(done.state).toEqual(oneByOne ?? before);
          expect(done.refused === undefined).toBe(oneByOne !== undefined);
          expect(foresee(system, done.state, done.inverse, allowed).state).toEqual(before);
        }),
        RUNS,
      );
    });

    it("limits that shrink and grow again leave the state as it was", () => {
      fc.assert(
        fc.property(state, operation, limits, limits, (before, act, allowed, later) => {
          const applied = tried(before, act, allowed);
          if (applied === undefined) return;
          const undone = applied.inverse.reduce(
            (last, inverse) => apply(last, inverse, later).state,
            applied.state,
          );
          expect(undone).toEqual(before);
        }),
        RUNS,
      );
    });

    it.runIf(trackers.length > 1)(
      "operations on different trackers lead to the same state in either order",
      () => {
        const trackerOf = ({ kind }: Operation) => trackers.find((kinds) => kinds.includes(kind));
        fc.assert(
          fc.property(state, operation, operation, limits, (before, one, other, allowed) => {
            const [first, second] = [trackerOf(one), trackerOf(other)];
            fc.pre(first !== undefined && second !== undefined && first !== second);
            const afterBoth = (acts: readonly Operation[]) =>
              acts.reduce((last, act) => tried(last, act, allowed)?.state ?? last, before);
            expect(afterBoth([one, other])).toEqual(afterBoth([other, one]));
          }),
          RUNS,
        );
      },
    );
  });

  it("what its MJ may do is no other operation, and a change that is offered is never refused", () => {
    const acts = [...system.acts.damage, ...system.acts.healing];
    const points = fc.integer({ min: 1, max: MAX_ACT_POINTS });
    fc.assert(
      fc.property(state, limits, points, (before, allowed, given) => {
        for (const act of acts) {
          const { operation: taken } = act.take(given, before, allowed);
          if (taken === undefined) continue;
          expect(operationSchema.parse(taken)).toEqual(taken);
          tried(before, taken, allowed);
        }
        const changes = system.acts.changesOf(before, allowed);
        expect(new Set(changes.map(({ id: one }) => one)).size).toBe(changes.length);
        for (const { operation: change } of changes) {
          expect(operationSchema.parse(change)).toEqual(change);
          apply(before, change, allowed);
        }
      }),
      RUNS,
    );
  });

  it("what its MJ keeps in view can be said of every state", () => {
    const equipped = equippedOf(id, {});
    fc.assert(
      fc.property(state, limits, (before, allowed) => {
        for (const vital of system.vitalsOf(before, allowed, equipped)) {
          expect(vitalText(vital)).not.toMatch(/undefined|NaN|null|\[object|^$/);
        }
      }),
      RUNS,
    );
  });

  it("what stays in its player's sight is of every state: life within its maximum, three numbers at most", () => {
    const equipped = equippedOf(id, {});
    fc.assert(
      fc.property(state, limits, (before, allowed) => {
        const { life, numbers } = system.essentialsOf(before, allowed, equipped);
        expect(numbers.length).toBeLessThanOrEqual(3);
        for (const { name, value } of numbers) expect(`${name} ${value}`).not.toMatch(/undefined|NaN|null/);
        if (life === undefined) return;
        expect([life.current >= 0, life.current <= life.max]).toEqual([true, true]);
        for (const step of [life.less, life.more]) {
          expect(operationSchema.parse(step)).toEqual(step);
          tried(before, step, allowed);
        }
      }),
      RUNS,
    );
  });

  it.each(Object.entries(system.rests))(
    "what « %s » asks for is never refused once it is foreseen",
    (_, rest) => {
      const points = fc.nat(rest.points?.max ?? 0);
      fc.assert(
        fc.property(state, limits, points, fc.boolean(), (before, allowed, given, isHigh) => {
          const { sentences, refusal } = foreseeRest(system, rest, before, allowed, given);
          if (refusal !== undefined) {
            expect(sentences).toEqual([]);
            return;
          }
          const operations = operationsOfRest(rest.steps(before, allowed, given), (sides) =>
            isHigh ? sides : 1,
          );
          if (operations.length === 0) expect(sentences).toEqual([]);
          operations.reduce((last, act) => {
            expect(operationSchema.parse(act)).toEqual(act);
            return apply(last, act, allowed).state;
          }, before);
        }),
        RUNS,
      );
    },
  );

  it("has a valid first state for whatever the stats carry", () => {
    const points = fc.oneof(fc.integer({ min: -5, max: 120 }), fc.constant(1e9));
    const value = fc.oneof(
      points,
      fc.tuple(points, points).map(([current, max]) => `${current} / ${max}`),
      fc.record({ current: points, max: points }),
      fc.anything(),
    );
    const stats = fc.record(Object.fromEntries(statKeys.map((key) => [key, value])), { requiredKeys: [] });
    fc.assert(
      fc.property(stats, operation, (carried, act) => {
        const equipped = equippedOf(id, carried);
        const first = firstState(equipped, limitsOf(equipped));
        expect(stateSchema.parse(first)).toEqual(first);
        tried(first, act, limitsOf(equipped));
      }),
      { numRuns: 200 },
    );
  });
}
