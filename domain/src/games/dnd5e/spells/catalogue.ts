import { cantrips } from "./catalogue/cantrips";
import { level1 } from "./catalogue/level1";
import { level2 } from "./catalogue/level2";
import { level3 } from "./catalogue/level3";
import { level4 } from "./catalogue/level4";
import { level5 } from "./catalogue/level5";
import { level6 } from "./catalogue/level6";
import { level7 } from "./catalogue/level7";
import { level8 } from "./catalogue/level8";
import { level9 } from "./catalogue/level9";
import type { Spell } from "./spell";

/**
 * The spells of the SRD by level, then in French order: names and numbers are the SRD's (CC-BY-4.0), the
 * summaries the project's own. 24 KB gz, so screens load this file when they need it.
 */
export const SPELLS: readonly Spell[] = [
  ...cantrips,
  ...level1,
  ...level2,
  ...level3,
  ...level4,
  ...level5,
  ...level6,
  ...level7,
  ...level8,
  ...level9,
];
