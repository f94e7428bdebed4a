import type { Character } from "domain/sheet/character/character";
import { readHitPoints } from "domain/sheet/character/hitPoints";
import { withStats } from "domain/sheet/character/withStats";
import { rawInPlay } from "domain/table/play/statsInPlay";
import { fieldsOf } from "domain/values/reading/fields";
import { useMemo } from "react";
import type { OpenSheet, ShownSheet } from "../../kits/sheet/openSheet";
import type { Play } from "../../table/play/usePlay";

/** The character with the hit points, and what else play changes, of now. */
export function useShownSheet(
  { character, equipped }: OpenSheet,
  raw: unknown,
  play: Play | undefined,
): ShownSheet {
  const { stats, values } = play ?? {};
  return useMemo(() => {
    if (stats === undefined || values === undefined) {
      return { stored: character, character: equipped.character, raw };
    }
    const hp = "hp" in stats ? readHitPoints([fieldsOf(stats)]) : undefined;
    const now = (one: Character) => ({ ...one, stats: withStats(one.stats, stats), ...(hp && { hp }) });
    return {
      stored: now(character),
      character: now(equipped.character),
      raw: rawInPlay(raw, { stats, values }),
    };
  }, [character, equipped, raw, stats, values]);
}
