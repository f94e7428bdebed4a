import { useMutation, useQueryClient } from "@tanstack/react-query";
import { updateCharacter } from "domain/api/characters";
import type { Character } from "domain/character/character";
import { normaliseCharacter } from "domain/character/normaliseCharacter";
import { readSpellbook, type SpellEntry } from "domain/systems/dnd5e/spells/spellbook";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { queryKeys } from "../../../api/keys";
import { call } from "../../../http/call";
import { failureMessage } from "../../../http/failureMessage";
import { useMember } from "../../../session/SessionProvider";
import { toast } from "../../../ui/toast";

const FAILURE = "Impossible d'enregistrer tes sorts. Réessaie.";
const REFUSALS = {
  403: "Action non autorisée.",
  404: "Personnage introuvable.",
  409: "Ta fiche vient de changer ailleurs. Réessaie.",
};

type Entries = readonly SpellEntry[];
type Change = (entries: Entries) => Entries;

export interface Spellbook {
  readonly entries: Entries;
  readonly change: (change: Change) => void;
}

const isNewer = (one: Character, other: Character): boolean => (one.version ?? 0) > (other.version ?? 0);

/**
 * The spells of a character and how they change: at once on the screen, one save after the other, each from what the
 * one before left.
 */
export function useSpellbook(character: Character, refetch: () => void): Spellbook {
  const { system, id } = character;
  const { uid } = useMember();
  const client = useQueryClient();
  const newest = useRef(character);
  const waiting = useRef(0);
  const [shown, setShown] = useState<Entries>();
  useEffect(() => {
    if (character.id !== newest.current.id || !isNewer(newest.current, character)) newest.current = character;
  }, [character]);

  const { mutate } = useMutation({
    networkMode: "always",
    scope: { id: `spellbook:${id}` },
    mutationFn: (change: Change) => {
      const { current } = newest;
      const body = { version: current.version, spellbook: [...change(readSpellbook(current))] };
      return call(updateCharacter, { params: { system, id }, body });
    },
    onSuccess: (answer) => {
      newest.current = normaliseCharacter(answer);
      client.setQueryData(queryKeys.character(uid, system, id), answer);
    },
    onError: (error) => {
      toast("error", failureMessage(error, FAILURE, REFUSALS));
      refetch();
    },
    onSettled: () => {
      waiting.current -= 1;
      if (waiting.current === 0) setShown(undefined);
    },
  });
  const stored = useMemo(() => readSpellbook(character), [character]);
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
