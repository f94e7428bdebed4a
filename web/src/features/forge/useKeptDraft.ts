import { type Draft, type DraftOf, readDraft } from "domain/forge/draft";
import { isRecord } from "domain/reading/fields";
import type { SystemId } from "domain/systems/systemIds";
import { useState } from "react";

/** A draft of an earlier version of the character is not one of this. */
function readKept<System extends SystemId>(key: string, system: System, version: number) {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isRecord(kept) && kept.version === version ? readDraft(system, kept.draft) : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, version: number, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify({ version, draft }));
  } catch {
    // Full or forbidden: the draft lives as long as the page.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
}

/** Whether this device keeps a draft there that was begun. */
export const isDraftKept = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

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
      forget(key);
    },
    done: () => forget(key),
  };
}
