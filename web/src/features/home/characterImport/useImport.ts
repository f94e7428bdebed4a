import { useQueryClient } from "@tanstack/react-query";
import { type CharacterView, createCharacter } from "domain/api/characters";
import { MAX_FILE_BYTES } from "domain/import/jsonText";
import type { StoredShape } from "domain/table/characters/storedShape";
import { AppError } from "domain/values/errors";
import { queryKeys } from "../../../api/keys";
import { useRequestId } from "../../../api/useRequestId";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { useMember } from "../../../session/SessionProvider";

const FAILED = "Impossible d'importer ce personnage pour le moment. Réessaie.";
const TOO_LARGE = "Ce fichier est trop volumineux pour être un personnage.";
const UNREADABLE = "Ce fichier n'a pas pu être lu.";

/** The character that a file holds, by a reader that is loaded with the first one. Throws an error whose message says why there is none. */
async function readFile(file: File): Promise<StoredShape> {
  if (file.size > MAX_FILE_BYTES) throw new Error(TOO_LARGE);
  try {
    const { readCharacterFile } = await import("domain/import/characterFile");
    return readCharacterFile(await file.text());
  } catch (cause) {
    throw new Error(cause instanceof AppError ? cause.message : UNREADABLE, { cause });
  }
}

const createFrom = ({ system, ...body }: StoredShape, requestId: string): Promise<CharacterView> =>
  call(createCharacter, {
    params: { system },
    body: { ...body, stats: { ...body.stats }, data: { ...body.data }, requestId },
  });

interface Import {
  readonly file: File | null;
  /** What was read, ready to be created. */
  readonly shape: StoredShape | undefined;
  /** What is wrong with the file, or why the server refused it. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly choose: (file: File | null) => void;
  readonly create: () => void;
}

/** A character from a file: read here, created by the server, within one's quota. */
export function useImport(onCreated: (character: CharacterView) => void): Import {
  const { uid } = useMember();
  const client = useQueryClient();
  // Only the file that was chosen last counts, even where an earlier one is still being read.
  const reading = useMutation({ networkMode: "always", mutationFn: readFile });
  const requestIdFor = useRequestId();
  const creation = useMutation({
    networkMode: "always",
    mutationFn: (shape: StoredShape) => createFrom(shape, requestIdFor({ shape, read: reading.submittedAt })),
    onSuccess: (character) => {
      client.setQueryData(queryKeys.character(uid, character.system, character.id), character);
      void client.invalidateQueries({ queryKey: queryKeys.everyCharacterList(uid) });
      onCreated(character);
    },
  });
  const { data: shape } = reading;
  return {
    file: reading.variables ?? null,
    shape,
    problem: creation.error ? serverSentence(creation.error, FAILED) : reading.error?.message,
    busy: creation.isPending,
    choose: (file) => {
      creation.reset();
      if (file === null) reading.reset();
      else reading.mutate(file);
    },
    create: () => {
      if (shape !== undefined) creation.mutate(shape);
    },
  };
}
