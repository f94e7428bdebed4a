import type { NewCharacter } from "../../game/forge/newCharacter";
import type { Draft } from "../../game/gameTypes";
import { forgeOf } from "../../games/registry/forges";

/** The character of a finished draft, as `createCharacter` takes it. */
export const buildCharacter = (draft: Draft): NewCharacter => forgeOf(draft.system).build(draft);
