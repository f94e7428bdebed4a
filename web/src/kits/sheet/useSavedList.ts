import { useQueryClient } from "@tanstack/react-query";
import type { CallBody } from "domain/api/call";
import { updateCharacter } from "domain/api/characters";
import type { Character } from "domain/sheet/character/character";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { queryKeys } from "../../api/keys";
import { call } from "../../http/call";
import { failureMessage, withReason } from "../../http/failureMessage";
import { useMutation } from "../../http/useMutation";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";

const REFUSALS = {
  403: "Action non autorisée.",
  404: "Personnage introuvable.",
  409: "Ta fiche vient de changer ailleurs. Réessaie.",
};

interface ListKind<Entry> {
  /** Of `stats`: saves of one field follow each other. */
  readonly field: "spellbook" | "powers" | "inventoryItems";
  /** Made once: the list is read again where it changes. */
  readonly read: (character: Character) => readonly Entry[];
  /** The fields of a save; the list itself unless it says more. */
  readonly body?: (entries: readonly Entry[]) => CallBody<typeof updateCharacter>;
  /** What is said when a save fails. */
  readonly failure: string;
}

export interface SavedList<Entry> {
  readonly entries: readonly Entry[];
  readonly change: (change: (entries: readonly Entry[]) => readonly Entry[]) => void;
}

const isNewer = (one: Character, other: Character): boolean => (one.version ?? 0) > (other.version ?? 0);

/**
 * A list that a character stores and how it changes: at once on the screen, one save after the other, each from what
 * the one before left.
 */
export function useSavedList<Entry>(
  character: Character,
  { field, read, body = (entries) => ({ [field]: [...entries] }), failure }: ListKind<Entry>,
  refetch: () => void,
): SavedList<Entry> {
  type Change = (entries: readonly Entry[]) => readonly Entry[];
  const { system, id } = character;
  const { uid } = useMember();
  const client = useQueryClient();
  const newest = useRef(character);
  const waiting = useRef(0);
  const [shown, setShown] = useState<readonly Entry[]>();
  useEffect(() => {
    if (character.id !== newest.current.id || !isNewer(newest.current, character)) newest.current = character;
  }, [character]);

  const { mutate } = useMutation({
    networkMode: "always",
    scope: { id: `${field}:${id}` },
    mutationFn: (change: Change) => {
      const { current } = newest;
      const save = { ...body(change(read(current))), version: current.version };
      return call(updateCharacter, { params: { system, id }, body: save });
    },
    onSuccess: (answer) => {
      newest.current = normaliseCharacter(answer);
      client.setQueryData(queryKeys.character(uid, system, id), answer);
    },
    onError: (error) => {
      toast("error", withReason(failure, failureMessage(error, failure, REFUSALS)));
      refetch();
    },
    onSettled: () => {
      waiting.current -= 1;
      if (waiting.current === 0) setShown(undefined);
    },
  });
  const stored = useMemo(() => read(character), [read, character]);
  const change = useCallback(
    (next: Change) => {
      waiting.current += 1;
      setShown((before) => next(before ?? stored));
      mutate(next);
    },
    [mutate, stored],
  );
  return { entries: shown ?? stored, change };
}
