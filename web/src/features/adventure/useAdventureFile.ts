import { MAX_ADVENTURE_BYTES } from "domain/import/adventureBytes";
import type { AdventureFile } from "domain/import/adventureFile";
import { AppError } from "domain/values/errors";
import { useMutation } from "../../http/useMutation";

/**
 * As `readAdventureFile`, by a reader that is loaded with the first one. Throws an error whose message says what is
 * wrong.
 */
async function readFile(file: File): Promise<AdventureFile> {
  try {
    const { readAdventureFile } = await import("domain/import/adventureFile");
    if (file.size > MAX_ADVENTURE_BYTES)
      throw new AppError("invalid-input", { sentence: "Ce fichier est trop volumineux." });
    return readAdventureFile(await file.text());
  } catch (cause) {
    throw new Error(cause instanceof AppError ? cause.message : "Ce fichier n'a pas pu être lu.", { cause });
  }
}

/** A file that is chosen and read on this device. */
export function useAdventureFile(onRead: (read: AdventureFile) => void) {
  const reading = useMutation({ networkMode: "always", mutationFn: readFile, onSuccess: onRead });
  return {
    file: reading.variables ?? null,
    read: reading.data,
    problem: reading.error?.message,
    busy: reading.isPending,
    choose: (file: File | null) => {
      if (file === null) reading.reset();
      else reading.mutate(file);
    },
  };
}
