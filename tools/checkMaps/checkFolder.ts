import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ImportedMap } from "domain/import/maps/importedMap";
import { checkMapSize } from "domain/import/maps/parseMap";
import { readUniversalVtt } from "domain/import/maps/universalVtt";
import { AppError } from "domain/values/errors";
import { LaunchError } from "../launcher/launchError.mjs";

type Checked = { readonly file: string } & (
  | { readonly error: string }
  | (Pick<ImportedMap, "width" | "height" | "grid" | "walls" | "lights"> & {
      readonly doors: readonly { readonly kind: string; readonly points: readonly number[] }[];
    })
);

const UNREADABLE = "Ce fichier ne peut pas être lu.";

function textOf(path: string): string {
  const wrong = checkMapSize(statSync(path).size);
  if (wrong !== undefined) throw new AppError("invalid-input", { sentence: wrong });
  return readFileSync(path, "utf8");
}

function check(folder: string, file: string): Checked {
  try {
    const { width, height, grid, walls, doors, lights } = readUniversalVtt(textOf(join(folder, file)));
    return {
      ...{ file, width, height, grid, walls },
      doors: doors.map(({ state, points }) => ({ kind: state, points })),
      lights,
    };
  } catch (error) {
    return { file, error: error instanceof AppError ? error.message : UNREADABLE };
  }
}

/** Folders, pipes and devices are none. A link to nothing is one that cannot be read. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return true;
  }
}

/** What the import makes of each file of a folder, in the order of their names. */
export function checkFolder(folder: string): Checked[] {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) throw new LaunchError(`There is no folder ${folder}.`);
  return readdirSync(folder)
    .filter((name) => isFile(join(folder, name)))
    .sort()
    .map((name) => check(folder, name));
}
