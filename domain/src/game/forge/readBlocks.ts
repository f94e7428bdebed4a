import type { SheetBlock } from "../sheet";

/** The scores of a sheet's blocks by id; of two with the same id, the first one. */
export function readScoresOf(blocks: readonly SheetBlock[]): Readonly<Record<string, number>> {
  const scores = blocks.flatMap((block) => (block.kind === "scores" ? block.scores : []));
  return Object.fromEntries(
    scores.toReversed().flatMap(({ id, value }) => (value === undefined ? [] : [[id, value] as const])),
  );
}

/** The lines of a sheet's profile by label. */
export function readLinesOf(blocks: readonly SheetBlock[]): Readonly<Record<string, string>> {
  const lines = blocks.flatMap((block) => (block.kind === "text" ? block.lines : []));
  return Object.fromEntries(lines.map(({ label, text }) => [label, text]));
}

/** The current values of a sheet's trackers by id. */
export function readTrackersOf(blocks: readonly SheetBlock[]): Readonly<Record<string, number>> {
  const trackers = blocks.flatMap((block) => (block.kind === "tracker" ? block.trackers : []));
  return Object.fromEntries(trackers.map(({ id, current }) => [id, current]));
}
