import { type Draft, type DraftOf, readDraft } from "domain/forge/draft";
import { isRecord } from "domain/reading/fields";
import type { SystemId } from "domain/systems/systemIds";
import { useState } from "react";
import { deviceStorage } from "../../browser/deviceStorage";

/** A draft of an earlier version of the character is not one of this. */
function readKept<System extends SystemId>(key: string, system: System, version: number) {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(key) ?? "null");
    return isRecord(kept) && kept.version === version ? readDraft(system, kept.draft) : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, version: number, draft: Draft): void {
  deviceStorage.write(key, JSON.stringify({ version, draft }));
}

/** Whether this device keeps a draft there that was begun. */
export const isDraftKept = (key: string): boolean => deviceStorage.read(key) !== null;

interface KeptDraft {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  /** Back to where it began. */
  readonly restart: () => void;
  /** It has become a character. */
  readonly done: () => void;
}

/** A draft that survives a reload, under a key of its member's; `version` is that of the character it changes. */
export function useKeptDraft<System extends SystemId>(
  key: string,
  system: System,
  first: DraftOf<System>,
  version = 0,
): KeptDraft {
  const [draft, setDraft] = useState<Draft>(() => readKept(key, system, version) ?? first);
  return {
    draft,
    change: (next) => {
      setDraft(next);
      keep(key, version, next);
    },
    restart: () => {
      setDraft(first);
      deviceStorage.remove(key);
    },
    done: () => deviceStorage.remove(key),
  };
}
