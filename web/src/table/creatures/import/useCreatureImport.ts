import { createCreature } from "domain/api/creatures";
import type { CreatureDraft } from "domain/games/creature";
import type { CreatureFile } from "domain/import/creatureFile";
import { MAX_FILE_BYTES } from "domain/import/jsonText";
import { AppError } from "domain/values/errors";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { useRef } from "react";
import { useRefreshOwnCreatures } from "../../../api/creatures";
import { randomId } from "../../../browser/randomId";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { useMutation } from "../../../http/useMutation";
import { toast } from "../../../ui/toast";

/** The creatures of a file, by a reader that is loaded with the first one. Throws an error whose message says why there are none. */
async function readFile(file: File): Promise<CreatureFile> {
  if (file.size > MAX_FILE_BYTES) throw new Error("Ce fichier est trop volumineux.");
  try {
    const { readCreatureFile } = await import("domain/import/creatureFile");
    return readCreatureFile(await file.text());
  } catch (cause) {
    throw new Error(cause instanceof AppError ? cause.message : "Ce fichier n'a pas pu être lu.", { cause });
  }
}

/** Creatures from a file: read here, created one by one by the server, each of them once. */
export function useCreatureImport(system: SystemId, onDone: () => void) {
  const reading = useMutation({ networkMode: "always", mutationFn: readFile });
  const refresh = useRefreshOwnCreatures(system);
  const requestIds = useRef(new Map<CreatureDraft, string>());
  const made = useRef(new Set<CreatureDraft>());
  const idOf = (creature: CreatureDraft): string => {
    const id = requestIds.current.get(creature) ?? randomId();
    requestIds.current.set(creature, id);
    return id;
  };
  const creation = useMutation({
    networkMode: "always",
    mutationFn: async (creatures: readonly CreatureDraft[]) => {
      for (const creature of creatures.filter((one) => !made.current.has(one))) {
        await call(createCreature, { body: { creature, requestId: idOf(creature) } });
        made.current.add(creature);
      }
      return creatures.length;
    },
    onSuccess: (count) => {
      toast("success", `${count} ${plural(count, "créature importée", "créatures importées")}.`);
      onDone();
    },
    onSettled: refresh,
  });
  return {
    file: reading.variables ?? null,
    read: reading.data,
    problem: creation.error
      ? serverSentence(creation.error, "Toutes ces créatures ne sont pas importées. Réessaie.")
      : reading.error?.message,
    busy: creation.isPending,
    choose: (file: File | null, onRead: (read: CreatureFile) => void) => {
      creation.reset();
      if (file === null) reading.reset();
      else reading.mutate(file, { onSuccess: onRead });
    },
    create: creation.mutate,
  };
}
