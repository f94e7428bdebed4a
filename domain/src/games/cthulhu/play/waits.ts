import type { Wait } from "../../../game/waits";
import { plural } from "../../../values/text/plural";
import type { CthulhuState } from "./state";

/** The checks of the skills that were used with success. */
export function waitsOf({ ticks, dead }: CthulhuState): readonly Wait[] {
  const count = dead ? 0 : Object.keys(ticks).length;
  if (count === 0) return [];
  return [{ text: `${count} ${plural(count, "compétence", "compétences")} à vérifier`, at: "competences" }];
}
