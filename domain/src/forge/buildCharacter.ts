import { buildCthulhu } from "./cthulhu/build";
import { buildCyberpunk } from "./cyberpunk/build";
import { buildDnd5e } from "./dnd5e/build";
import type { Draft } from "./draft";
import type { NewCharacter } from "./newCharacter";
import { buildVampire } from "./vampire/build";

/** The character of a finished draft, as `createCharacter` takes it. */
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
