import type { Character } from "domain/sheet/character/character";
import { readHitPoints } from "domain/sheet/character/hitPoints";
import { withStats } from "domain/sheet/character/withStats";
import type { EquippedCharacter } from "domain/sheet/equipment/equippedCharacter";
import { rawInPlay } from "domain/table/play/statsInPlay";
import type { PlayActor } from "domain/table/play/undo";
import { fieldsOf } from "domain/values/reading/fields";
import { useCallback, useMemo } from "react";
import { useMember } from "../../session/SessionProvider";
import { type Play, usePlay } from "../../table/play/usePlay";

interface Viewer {
  readonly isOwner: boolean;
  readonly isMj: boolean;
  readonly connected: boolean;
}

interface SheetPlay {
  /** Undefined until it is known. */
  readonly play: Play | undefined;
  /** It cannot be had. */
  readonly failed: boolean;
  /** What the games other than D&D read their blocks from, with the same. */
  readonly shownRaw: (raw: unknown) => unknown;
  /** The character with the hit points, and what else play changes, of now. */
  readonly shown: (character: Character) => Character;
}

/** The state in play of the sheet's character, for its viewer. */
export function useSheetPlay(equipped: EquippedCharacter, { isOwner, isMj, connected }: Viewer): SheetPlay {
  const { uid } = useMember();
  const actor = useMemo(
    (): PlayActor | undefined => (isMj || isOwner ? { uid, role: isMj ? "mj" : "owner" } : undefined),
    [uid, isMj, isOwner],
  );
  const { play, failed } = usePlay(equipped, actor, connected);
  const now = play?.stats;
  const shown = useCallback(
    (character: Character): Character => {
      if (now === undefined) return character;
      const hp = "hp" in now ? readHitPoints([fieldsOf(now)]) : undefined;
      return { ...character, stats: withStats(character.stats, now), ...(hp && { hp }) };
    },
    [now],
  );
  const values = play?.values;
  const shownRaw = useCallback(
    (raw: unknown): unknown => (now && values ? rawInPlay(raw, { stats: now, values }) : raw),
    [now, values],
  );
  return { play, failed, shown, shownRaw };
}
