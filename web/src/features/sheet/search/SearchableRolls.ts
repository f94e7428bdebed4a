import { sheetRolls } from "domain/table/rolls/sheetRolls";
import { useShown } from "../../../kits/sheet/openSheet";
import { useSearchable } from "../../../kits/sheet/searchIndex";
import { useRoll } from "../../../ui/RollButton";

/** Lets every roll of the sheet be found. */
export function SearchableRolls() {
  const roll = useRoll();
  const { character, raw } = useShown();
  useSearchable("rolls", () =>
    sheetRolls(character, raw).map(({ group, label, value, request }) => ({
      ...{ group, label, detail: value, rolls: true },
      run: () => roll(request),
    })),
  );
  return null;
}
