import { compareFrench } from "../../values/text/compareFrench";
import type { CharacterClass } from "./characterClass";
import { martialClasses } from "./martialClasses";
import { spellcastingClasses } from "./spellcastingClasses";

/** The twelve classes of the SRD, in French order. */
export const CLASSES: readonly CharacterClass[] = [...martialClasses, ...spellcastingClasses].sort((a, b) =>
  compareFrench(a.name, b.name),
);
