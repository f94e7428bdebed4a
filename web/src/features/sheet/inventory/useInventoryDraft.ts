import { useQueryClient } from "@tanstack/react-query";
import { updateCharacter } from "domain/api/characters";
import type { Character } from "domain/character/character";
import { copyEntries, inventoryBody, isInventoryDirty } from "domain/inventory/editInventory";
import type { InventoryEntry } from "domain/inventory/inventoryEntry";
import { useEffect, useState } from "react";
import { queryKeys } from "../../../api/keys";
import { call, HttpError } from "../../../http/call";
import { useMember } from "../../../session/SessionProvider";

/** Product §8. */
const FAILURE = "Impossible d'enregistrer l'inventaire. Veuillez réessayer.";

/** A refusal that names what is wrong (too long, changed meanwhile, not one's own) says more than that it failed. */
function sentenceFor(error: unknown): string {
  const isExplained = error instanceof HttpError && error.status < 500 && error.status !== 401;
  return (isExplained ? error.sentence : undefined) ?? FAILURE;
}

type Entries = readonly InventoryEntry[];

export interface InventoryDraft {
  readonly entries: Entries;
  readonly edit: (change: (entries: Entries) => Entries) => void;
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly error: string | undefined;
  /** What somebody else saved since the editor was opened; nothing is saved before one has chosen. */
  readonly theirs: Entries | undefined;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** True once it is saved. */
  readonly save: () => Promise<boolean>;
}

/** What the draft was made from: a save says so, and is refused where another came between. */
interface Base {
  readonly version: number | undefined;
  readonly entries: Entries;
}

const baseOf = ({ version, inventoryItems }: Character): Base => ({ version, entries: inventoryItems });

/**
 * The copy of an inventory that the editor works on (product §4), held against the character as it is now: `character`
 * changes under it when somebody else saves.
 */
export function useInventoryDraft(character: Character, refetch: () => void): InventoryDraft {
  const { system, id } = character;
  const { uid } = useMember();
  const client = useQueryClient();
  const [base, setBase] = useState(() => baseOf(character));
  const [entries, setEntries] = useState<Entries>(() => copyEntries(character.inventoryItems));
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();

  const moved = character.version !== base.version;
  const differs = moved && isInventoryDirty(base.entries, character.inventoryItems);
  const dirty = isInventoryDirty(base.entries, entries);
  const theirs = differs && !saving ? character.inventoryItems : undefined;

  // Whoever has touched nothing sees what the others save.
  useEffect(() => {
    if (!differs || dirty || saving) return;
    setBase(baseOf(character));
    setEntries(copyEntries(character.inventoryItems));
  }, [differs, dirty, saving, character]);

  const save = async (): Promise<boolean> => {
    setSaving(true);
    setError(undefined);
    try {
      const { inventoryItems, equippedItemIds, attunedItemIds } = inventoryBody(entries);
      const body = {
        version: character.version,
        inventoryItems: [...inventoryItems],
        equippedItemIds: [...equippedItemIds],
        attunedItemIds: [...attunedItemIds],
      };
      const answer = await call(updateCharacter, { params: { system, id }, body });
      client.setQueryData(queryKeys.character(uid, system, id), answer);
      return true;
    } catch (failure) {
      setError(sentenceFor(failure));
      if (failure instanceof HttpError && failure.status === 409) refetch();
      setSaving(false);
      return false;
    }
  };

  return {
    entries,
    edit: setEntries,
    dirty,
    saving,
    error,
    theirs: dirty ? theirs : undefined,
    keepMine: () => setBase(baseOf(character)),
    takeTheirs: () => {
      setBase(baseOf(character));
      setEntries(copyEntries(character.inventoryItems));
    },
    save,
  };
}
