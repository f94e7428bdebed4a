import type { Character } from "domain/sheet/character/character";
import { sheetRolls } from "domain/table/rolls/sheetRolls";
import { useSearchable } from "../../../kits/sheet/searchIndex";
import { useRoll } from "../../../ui/RollButton";

interface SearchableRollsProps {
  /** With its equipment and its state in play. */
  character: Character;
  /** The same as it came. */
  raw: unknown;
}

/** Lets every roll of the sheet be found. */
export function SearchableRolls({ character, raw }: SearchableRollsProps) {
  const roll = useRoll();
  useSearchable("rolls", () =>
    sheetRolls(character, raw).map(({ group, label, value, request }) => ({
      ...{ group, label, detail: value, rolls: true },
      run: () => roll(request),
    })),
  );
  return null;
}
