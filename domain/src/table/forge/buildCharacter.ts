import type { NewCharacter } from "../../game/forge/newCharacter";
import { buildCthulhu } from "../../games/cthulhu/forge/build";
import { buildCyberpunk } from "../../games/cyberpunk/forge/build";
import { buildDnd5e } from "../../games/dnd5e/forge/build";
import { buildVampire } from "../../games/vampire/forge/build";
import type { Draft } from "./draft";

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
