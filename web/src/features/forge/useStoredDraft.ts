import type { Draft } from "domain/game/gameTypes";
import { type DraftOf, readDraft } from "domain/table/forge/draft";
import { isRecord } from "domain/values/reading/fields";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { deviceStorage } from "../../browser/deviceStorage";

/** A draft of another version of the character is not one of this. */
function readStored<System extends SystemId>(key: string, system: System, version: number) {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(key) ?? "null");
    return isRecord(stored) && stored.version === version ? readDraft(system, stored.draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this device has a draft there that was begun. */
export const hasStoredDraft = (key: string): boolean => deviceStorage.read(key) !== null;

interface StoredDraft {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** Back to where it began. */
  readonly restart: () => void;
  /** Removes it from the device and leaves the screen as it is: the draft has become a character. */
  readonly discard: () => void;
}

/**
 * A draft that survives a reload, under a key of its member's; `version` is that of the character it changes. Not
 * Mantine's `useLocalStorage`, which stores a draft that nobody has begun, and reads it again at every key press.
 */
export function useStoredDraft<System extends SystemId>(
  key: string,
  system: System,
  first: DraftOf<System>,
  version = 0,
): StoredDraft {
  const [draft, setDraft] = useState<Draft>(() => readStored(key, system, version) ?? first);
  const discard = () => deviceStorage.remove(key);
  return {
    draft,
    change: (next) => {
      setDraft(next);
      deviceStorage.write(key, JSON.stringify({ version, draft: next }));
    },
    restart: () => {
      setDraft(first);
      discard();
    },
    discard,
  };
}
