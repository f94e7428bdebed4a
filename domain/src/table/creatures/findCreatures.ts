import type { Creature } from "../../game/gameTypes";
import { creaturesOf } from "../../games/registry/creatures";
import { compareFrench } from "../../values/text/compareFrench";
import { foldText } from "../../values/text/foldText";

/** What is looked for, and the bounds of its danger (`dangerOf`), both inclusive. */
export interface CreatureSearch {
  readonly text: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** How dangerous a creature is: its challenge in D&D, its threat from 1 to 5 in the other games. */
export const dangerOf = (creature: Creature): number => creaturesOf(creature.system).danger(creature);

/** A search that may begin with how many are wanted: « 3 gobelins ». */
export interface CountedSearch {
  readonly text: string;
  /** 1 where none is said. */
  readonly count: number;
}

/** What a search says, with how many: « 3 gobelins », « gobelin x3 ». A count beyond `max` is a part of the text. */
export function countedSearch(text: string, max: number): CountedSearch {
  const [, before, name] = /^\s*(\d{1,3})\s*[x×]?\s+(.+)$/i.exec(text) ?? [];
  const [, sought, after] = /^(.+?)\s+[x×]\s*(\d{1,3})\s*$/i.exec(text) ?? [];
  const count = Number(before ?? after ?? 1);
  return count >= 1 && count <= max ? { text: name ?? sought ?? text, count } : { text, count: 1 };
}

const otherNameOf = (creature: Creature): string => creaturesOf(creature.system).otherName?.(creature) ?? "";

/**
 * How well a creature meets a folded text: 0 its name begins with it, 1 a word of a name does, 2 it stands somewhere in
 * its names or in what it is; undefined where it does not.
 */
function rankOf(creature: Creature, query: string): number | undefined {
  const names = [creature.name, otherNameOf(creature)].map(foldText);
  if (query === "" || names.some((name) => name.startsWith(query))) return 0;
  if (names.some((name) => name.split(/[^a-z0-9]+/).some((word) => word.startsWith(query)))) return 1;
  const whole = `${names.join(" ")} ${foldText(creature.about)}`;
  return query.split(" ").every((word) => whole.includes(word)) ? 2 : undefined;
}

/** « gobelins » as « gobelin »: the words of a folded text without the s or x of a plural. */
const singularOf = (query: string): string => query.replace(/([a-z]{3})[sx](?![a-z])/g, "$1");

/**
 * The creatures that a search finds, without regard to accents and case: those whose name begins with the text first,
 * then those with a word that does, then the others; by danger, then in French order. A plural that finds nothing is
 * looked for as a singular.
 */
export function findCreatures<Found extends Creature>(
  creatures: readonly Found[],
  { text, from = 0, to = Number.POSITIVE_INFINITY }: CreatureSearch,
): Found[] {
  const query = foldText(text);
  const inBounds = creatures.flatMap((creature) => {
    const danger = dangerOf(creature);
    return danger < from || danger > to ? [] : [{ creature, danger }];
  });
  const rankedBy = (sought: string) =>
    inBounds.flatMap((one) => {
      const rank = rankOf(one.creature, sought);
      return rank === undefined ? [] : [{ ...one, rank }];
    });
  const found = rankedBy(query);
  return (found.length > 0 ? found : rankedBy(singularOf(query)))
    .sort((a, b) => a.rank - b.rank || a.danger - b.danger || compareFrench(a.creature.name, b.creature.name))
    .map(({ creature }) => creature);
}
