import { useQueryClient } from "@tanstack/react-query";
import { updateCharacter } from "domain/api/characters";
import type { Character } from "domain/sheet/character/character";
import { copyEntries, inventoryBody, isInventoryDirty } from "domain/sheet/inventory/editInventory";
import type { InventoryEntry } from "domain/sheet/inventory/inventoryEntry";
import { useCallback, useMemo, useState } from "react";
import { queryKeys } from "../../../api/keys";
import { call, HttpError } from "../../../http/call";
import { withReason } from "../../../http/failureMessage";
import { useMutation } from "../../../http/useMutation";
import { useMember } from "../../../session/SessionProvider";

/** Product §8. */
const FAILURE = "Impossible d'enregistrer l'inventaire. Veuillez réessayer.";

/** Behind the product's sentence, what the server says of a refusal: too long, changed meanwhile, not one's own. */
function sentenceFor(error: unknown): string {
  const isExplained = error instanceof HttpError && error.status < 500 && error.status !== 401;
  return withReason(FAILURE, isExplained ? error.sentence : undefined);
}

type Entries = readonly InventoryEntry[];

/** What is edited, and the stored inventory that it was made from. */
interface Draft {
  readonly base: Entries;
  readonly entries: Entries;
}

const draftOf = ({ inventoryItems }: Character): Draft => ({
  base: inventoryItems,
  entries: copyEntries(inventoryItems),
});

/** A draft without changes follows what others save. */
function upToDate(draft: Draft, character: Character): Draft {
  const followed =
    isInventoryDirty(draft.base, character.inventoryItems) && !isInventoryDirty(draft.base, draft.entries);
  return followed ? draftOf(character) : draft;
}

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
  readonly save: () => void;
}

interface InventoryDraftOptions {
  /** As it is now: it changes while the draft is open when somebody else saves. */
  character: Character;
  refetch: () => void;
  onSaved: () => void;
}

/** The copy of an inventory that the editor works on (product §4), compared with the character as it is now. */
export function useInventoryDraft({ character, refetch, onSaved }: InventoryDraftOptions): InventoryDraft {
  const { system, id, inventoryItems } = character;
  const { uid } = useMember();
  const client = useQueryClient();
  const [edited, setEdited] = useState(() => draftOf(character));
  const draft = useMemo(() => upToDate(edited, character), [edited, character]);
  const dirty = isInventoryDirty(draft.base, draft.entries);
  const overtaken = dirty && isInventoryDirty(draft.base, inventoryItems);

  const saving = useMutation({
    networkMode: "always",
    mutationFn: () => {
      const { inventoryItems, equippedItemIds, attunedItemIds } = inventoryBody(draft.entries);
      const body = {
        version: character.version,
        inventoryItems: [...inventoryItems],
        equippedItemIds: [...equippedItemIds],
        attunedItemIds: [...attunedItemIds],
      };
      return call(updateCharacter, { params: { system, id }, body });
    },
    onSuccess: (answer) => {
      client.setQueryData(queryKeys.character(uid, system, id), answer);
      onSaved();
    },
    onError: (failure) => {
      if (failure instanceof HttpError && failure.status === 409) refetch();
    },
  });
  // Once saved, the character's own change arrives before the editor is closed.
  const busy = saving.isPending || saving.isSuccess;

  const { isError, reset } = saving;
  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      if (isError) reset();
      setEdited((earlier) => next(upToDate(earlier, character)));
    },
    [isError, reset, character],
  );
  const edit = useCallback<InventoryDraft["edit"]>(
    (edit) => change(({ base, entries }) => ({ base, entries: edit(entries) })),
    [change],
  );
  return {
    entries: draft.entries,
    edit,
    dirty,
    saving: busy,
    error: saving.error ? sentenceFor(saving.error) : undefined,
    theirs: overtaken && !busy ? inventoryItems : undefined,
    keepMine: () => change(({ entries }) => ({ base: inventoryItems, entries })),
    takeTheirs: () => change(() => draftOf(character)),
    save: () => saving.mutate(),
  };
}
