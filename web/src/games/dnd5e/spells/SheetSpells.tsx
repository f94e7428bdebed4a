import type { Dnd5eLimits } from "domain/games/dnd5e/play/limits";
import type { Dnd5eState } from "domain/games/dnd5e/play/state";
import type { Character } from "domain/sheet/character/character";
import type { EquippedCharacter } from "domain/sheet/equipment/equippedCharacter";
import type { Play } from "../../../table/play/usePlay";
import { SpellsPanel } from "./SpellsPanel";
import { useSpellbook } from "./useSpellbook";

interface SheetSpellsProps {
  /** As it is stored. */
  character: Character;
  equipped: EquippedCharacter;
  play: Pick<Play, "state" | "limits" | "pressAll">;
  /** Whether the viewer may choose them: the owner. */
  isOwner: boolean;
  /** Whether the viewer may cast them: the owner and the MJ. */
  editable: boolean;
  refetch: () => void;
}

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
