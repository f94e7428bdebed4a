import type { SheetBlock } from "../systems/sheet";

/** Every score that the blocks of a sheet know, by its id; of two of one name, the first. */
export function readScoresOf(blocks: readonly SheetBlock[]): Readonly<Record<string, number>> {
  const scores = blocks.flatMap((block) => (block.kind === "scores" ? block.scores : []));
  return Object.fromEntries(
    scores.toReversed().flatMap(({ id, value }) => (value === undefined ? [] : [[id, value] as const])),
  );
}

/** The lines of its profile, by their label. */
export function readLinesOf(blocks: readonly SheetBlock[]): Readonly<Record<string, string>> {
  const lines = blocks.flatMap((block) => (block.kind === "text" ? block.lines : []));
  return Object.fromEntries(lines.map(({ label, text }) => [label, text]));
}

/** Where its gauges stand, by their id. */
export function readTrackersOf(blocks: readonly SheetBlock[]): Readonly<Record<string, number>> {
  const trackers = blocks.flatMap((block) => (block.kind === "tracker" ? block.trackers : []));
  return Object.fromEntries(trackers.map(({ id, current }) => [id, current]));
}
