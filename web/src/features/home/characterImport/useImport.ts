import { useQueryClient } from "@tanstack/react-query";
import { type CharacterView, createCharacter } from "domain/api/characters";
import { MAX_FILE_BYTES, readCharacterFile } from "domain/character/characterFile";
import type { StoredShape } from "domain/character/storedShape";
import { AppError } from "domain/errors";
import { useRef, useState } from "react";
import { queryKeys } from "../../../api/keys";
import { call, HttpError } from "../../../http/call";
import { useMember } from "../../../session/SessionProvider";

const FAILURE = "Impossible d'importer ce personnage pour le moment. Réessaie.";
const TOO_LARGE = "Ce fichier est trop volumineux pour être un personnage.";
const UNREADABLE = "Ce fichier n'a pas pu être lu.";

type Chosen = { readonly shape: StoredShape } | { readonly problem: string } | undefined;

/** What is in a file, or the sentence that says why it is nothing that can be imported. */
async function readFile(file: File): Promise<NonNullable<Chosen>> {
  if (file.size > MAX_FILE_BYTES) return { problem: TOO_LARGE };
  try {
    return { shape: readCharacterFile(await file.text()) };
  } catch (error) {
    return { problem: error instanceof AppError ? error.message : UNREADABLE };
  }
}

export interface Import {
  /** What was read, ready to be created. */
  readonly shape: StoredShape | undefined;
  /** What is wrong with the file, or why the server refused it. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly choose: (file: File | undefined) => Promise<void>;
  /** The new character, or undefined where it was refused. */
  readonly create: () => Promise<CharacterView | undefined>;
}

/** A character from a file: read here, created by the server, within one's quota. */
export function useImport(): Import {
  const { uid } = useMember();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const last = useRef<File>(undefined);
  const shape = chosen && "shape" in chosen ? chosen.shape : undefined;

  const choose = async (file: File | undefined) => {
    last.current = file;
    setChosen(undefined);
    setRefusal(undefined);
    if (file === undefined) return;
    const read = await readFile(file);
    // Another file may have been chosen while this one was read.
    if (last.current === file) setChosen(read);
  };

  const create = async (): Promise<CharacterView | undefined> => {
    if (shape === undefined) return undefined;
    setBusy(true);
    setRefusal(undefined);
    try {
      const { system, ...body } = shape;
      const made = await call(createCharacter, {
        params: { system },
        body: { ...body, stats: { ...body.stats }, data: { ...body.data } },
      });
      client.setQueryData(queryKeys.character(uid, system, made.id), made);
      void client.invalidateQueries({ queryKey: queryKeys.everyCharacterList(uid) });
      return made;
    } catch (error) {
      setRefusal((error instanceof HttpError ? error.sentence : undefined) ?? FAILURE);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const problem = refusal ?? (chosen && "problem" in chosen ? chosen.problem : undefined);
  return { shape, problem, busy, choose, create };
}
