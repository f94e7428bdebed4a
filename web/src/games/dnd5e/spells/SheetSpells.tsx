import type { Dnd5eLimits } from "domain/games/dnd5e/play/limits";
import type { Dnd5eState } from "domain/games/dnd5e/play/state";
import type { SheetSpellsProps } from "../../../kits/sheet/gameSheet";
import { SpellsPanel } from "./SpellsPanel";
import { useSpellbook } from "./useSpellbook";

/** The spells of a sheet; casting changes the character's state in play, which D&D's `PlaySystem` made. */
export function SheetSpells({ character, equipped, play, isOwner, editable, refetch }: SheetSpellsProps) {
  const book = useSpellbook(character, refetch);
  return (
    <SpellsPanel
      character={equipped.character}
      state={play.state as Dnd5eState}
      limits={play.limits as Dnd5eLimits}
      press={editable ? play.pressAll : undefined}
      book={book}
      editable={isOwner}
    />
  );
}
