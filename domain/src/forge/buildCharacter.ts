import { buildCthulhu } from "./cthulhu/build";
import { buildCyberpunk } from "./cyberpunk/build";
import { buildDnd5e } from "./dnd5e/build";
import type { Draft } from "./draft";
import type { NewCharacter } from "./newCharacter";
import { buildVampire } from "./vampire/build";

/** The character that a finished draft makes; `createCharacter` takes it as it is. */
export function buildCharacter(draft: Draft): NewCharacter {
  switch (draft.system) {
    case "dnd5e":
      return buildDnd5e(draft);
    case "vampire":
      return buildVampire(draft);
    case "cyberpunk":
      return buildCyberpunk(draft);
    case "cthulhu":
      return buildCthulhu(draft);
  }
}
