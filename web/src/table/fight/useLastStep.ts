import type { Fight } from "domain/table/fight/fight";
import { UNDO_MS } from "domain/table/play/undo";
import { useNow } from "../../ui/useNow";

/** How often it is looked whether an end can still be taken back, in milliseconds. */
const LOOK_MS = 15_000;

/** The id of the operation that can be taken back now; undefined where there is none, or an end is too long ago. */
export function useLastStep({ steps: [last] }: Pick<Fight, "steps">): string | undefined {
  const endedAt = last?.ended?.at;
  const now = useNow(LOOK_MS, endedAt !== undefined);
  return endedAt !== undefined && now - endedAt > UNDO_MS ? undefined : last?.id;
}
