/** @import { Mutant } from "./findMutants.mjs" */

/** @typedef {Mutant & { id: number }} NumberedMutant */
/** @typedef {{ start: number, end: number, mutants: NumberedMutant[], inside: Place[] }} Place */

/** Mutants by the stretch of text they replace; a stretch within another stands inside it. @param {NumberedMutant[]} mutants */
function nest(mutants) {
  const outerFirst = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end);
  /** @type {Place} */
  const whole = { start: 0, end: Number.POSITIVE_INFINITY, mutants: [], inside: [] };
  const open = [whole];
  for (const mutant of outerFirst) {
    let around = open.at(-1) ?? whole;
    while (around.end < mutant.end || around.end <= mutant.start) {
      open.pop();
      around = open.at(-1) ?? whole;
    }
    const sameForm = around.mutants[0]?.form === mutant.form;
    if (around.start === mutant.start && around.end === mutant.end && sameForm) {
      around.mutants.push(mutant);
    } else {
      const place = { start: mutant.start, end: mutant.end, mutants: [mutant], inside: [] };
      around.inside.push(place);
      open.push(place);
    }
  }
  return whole.inside;
}

/** @param {string} text @param {number} start @param {number} end @param {Place[]} places @returns {string} */
function render(text, start, end, places) {
  let at = start;
  let rendered = "";
  for (const place of places) {
    rendered += text.slice(at, place.start) + renderPlace(text, place);
    at = place.end;
  }
  return rendered + text.slice(at, end);
}

/** @param {string} text @param {Place} place */
function renderPlace(text, { start, end, mutants, inside }) {
  const original = render(text, start, end, inside);
  const [first] = mutants;
  if (first?.form === "removal") return `{ if (!__mutant(${first.id})) { ${original} } }`;
  const choices = mutants.map(({ id, replacement }) => `__mutant(${id}) ? (${replacement}) : `);
  return `(${choices.join("")}(${original}))`;
}

/**
 * One source that holds all its mutants, asleep: `__mutant(id)` says which one is awake. The source is then compiled
 * once for all of them.
 * @param {string} text @param {NumberedMutant[]} mutants
 */
export function instrument(text, mutants) {
  return render(text, 0, text.length, nest(mutants));
}
