import { describe, expect, it } from "vitest";
import { findMutants } from "./findMutants.mjs";
import { instrument } from "./instrument.mjs";

/** What a function of one number answers with each of its mutants awake, the unharmed one first. @param {string} source @param {number} argument */
function answers(source, argument) {
  const mutants = findMutants(source).map((mutant, index) => ({ ...mutant, id: index + 1 }));
  const text = instrument(source, mutants);
  const create = new Function("__mutant", `${text}\nreturn f;`);
  return [0, ...mutants.map(({ id }) => id)].map((awake) => {
    const f = create((/** @type {number} */ id) => id === awake);
    return f(argument);
  });
}

describe("planting errors", () => {
  it("leaves the source as it was while no error is awake", () => {
    const source =
      'function f(x) { if (x > 3 && !(x < 5)) return "big" + x; return x % 2 === 0 ? -x : [x]; }';
    expect(answers(source, 7)[0]).toBe("big7");
    expect(answers(source, 2)[0]).toBe(-2);
    expect(answers(source, 1)[0]).toEqual([1]);
  });

  it("wakes one error at a time: result, comparison, number", () => {
    expect(answers("const f = (x) => x < 4;", 4)).toEqual([false, undefined, true, true, true]);
  });

  it("drops statements", () => {
    const source = "function f(x) { const seen = []; seen.push(x); return seen; }";
    expect(answers(source, 5)).toEqual([[5], [], undefined]);
  });

  it("forces conditions both ways, and loops only to their end", () => {
    expect(answers("const f = (x) => { if (x) { return 8; } };", 1)).toEqual([8, undefined, 8, undefined, 9]);
    const loop = findMutants("while (x) go(x);").map(({ replacement }) => replacement);
    expect(loop).toEqual(["false", ""]);
  });

  it("never touches types, names of properties and addresses of imports", () => {
    const source = 'import { a } from "./a"; type T = "x" | 3; const o: { b: 4 } = { "key": a };';
    expect(findMutants(source)).toEqual([]);
  });
});
