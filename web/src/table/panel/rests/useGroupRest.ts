import { changePlayState, MAX_ENTRIES } from "domain/api/play";
import { operationsOfRest } from "domain/game/rest";
import type { RestingCharacter } from "domain/table/play/groupRest";
import type { PlayEntry } from "domain/table/play/playEntry";
import { rollDie } from "domain/values/dice/die";
import { useRef, useState } from "react";
import { cryptoSource } from "../../../browser/cryptoSource";
import { randomId } from "../../../browser/randomId";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";

const FAILURE = "Pas appliqué : réessaie dans un instant.";

/** What came of a rest for one character: what it did and why not, or that it must be sent again. */
export interface RestOutcome {
  /** At least one of its operations was not refused. */
  readonly applied: boolean;
  readonly failed: boolean;
  readonly sentences: readonly string[];
}

const throwDie = (sides: number) => rollDie(sides, cryptoSource);

/** Entries of one character, at most `MAX_ENTRIES` in a request; sent again, each answers what it did before. */
async function send(characterId: string, entries: readonly PlayEntry[]): Promise<RestOutcome> {
  const sentences: string[] = [];
  let applied = false;
  try {
    for (let from = 0; from < entries.length; from += MAX_ENTRIES) {
      const body = { entries: entries.slice(from, from + MAX_ENTRIES) };
      const answer = await call(changePlayState, { params: { id: characterId }, body });
      applied ||= answer.entries.some((one) => !("refused" in one));
      sentences.push(
        ...answer.entries.flatMap((one) =>
          "refused" in one ? [one.refused] : one.events.map(({ text }) => text),
        ),
      );
    }
    return { applied, failed: false, sentences };
  } catch (error) {
    return { applied: false, failed: true, sentences: [serverSentence(error, FAILURE)] };
  }
}

/**
 * Sends a rest for the characters that it is applied to, one request each. Their operations, ids and dice are made once:
 * what failed is sent again as it was, so that no rest is taken twice.
 * `onApplied` gets the names of those whom a press has applied it to.
 */
export function useGroupRest(campaignId: string, onApplied: (names: readonly string[]) => void) {
  const made = useRef(new Map<string, readonly PlayEntry[]>());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RestOutcome>>(new Map());

  const entriesOf = ({ id, steps }: RestingCharacter): readonly PlayEntry[] => {
    const known = made.current.get(id);
    if (known) return known;
    const entries = operationsOfRest(steps, throwDie).map((operation) => ({
      id: randomId(),
      campaignId,
      operations: [{ ...operation }],
      forGroup: true,
    }));
    made.current.set(id, entries);
    return entries;
  };

  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (characters: readonly RestingCharacter[]) =>
      Promise.all(
        characters.map(async (character) => {
          const outcome = await send(character.id, entriesOf(character));
          setOutcomes((known) => new Map(known).set(character.id, outcome));
          return outcome.applied ? [character.name] : [];
        }),
      ),
    onSuccess: (applied) => {
      const names = applied.flat();
      if (names.length > 0) onApplied(names);
    },
  });
  return { outcomes, apply: mutate, busy: isPending };
}
