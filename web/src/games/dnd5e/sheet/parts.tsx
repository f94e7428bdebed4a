import type { OwnSheetParts } from "../../../kits/sheet/gameSheet";
import { SheetSpells } from "../spells/SheetSpells";
import { Abilities } from "./Abilities";
import { Belongings, Movements, Profile } from "./Story";
import { Vitals } from "./Vitals";

/** What the sheet of D&D has of its own (product §2). */
export const dnd5eParts: OwnSheetParts = {
  Vitals,
  Build: () => (
    <>
      <Abilities />
      <Profile />
    </>
  ),
  Spells: SheetSpells,
  More: () => (
    <>
      <Belongings />
      <Movements />
    </>
  ),
};
