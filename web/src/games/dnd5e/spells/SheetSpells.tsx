import type { Dnd5eLimits } from "domain/games/dnd5e/play/limits";
import type { Dnd5eState } from "domain/games/dnd5e/play/state";
import { useInPlay, useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { SpellsPanel } from "./SpellsPanel";
import { useSpellbook } from "./useSpellbook";

/** The spells of a sheet; casting changes the character's state in play, which D&D's `PlaySystem` made. */
export function SheetSpells() {
  const { isOwner, editable } = useViewer();
  const { character, equipped, refetch } = useSheet();
  const { play } = useInPlay();
  const book = useSpellbook(character, refetch);
  if (play === undefined) return null;
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
