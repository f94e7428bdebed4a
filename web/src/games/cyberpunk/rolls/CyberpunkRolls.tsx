import { Group } from "@mantine/core";
import { cyberpunk } from "domain/games/cyberpunk/game";
import { facedownRequest } from "domain/games/cyberpunk/sheet";
import { rollValue } from "domain/table/rolls/rollValue";
import { InitiativeRoll } from "../../../kits/sheet/InitiativeRoll";
import { LabelledRoll } from "../../../kits/sheet/LabelledRoll";
import { useShown } from "../../../kits/sheet/openSheet";

const UNKNOWN = "—";

/** Initiative, and who holds the other's look: COOL and reputation. */
export function CyberpunkRolls() {
  const { raw } = useShown();
  const facedown = facedownRequest(raw);
  return (
    <Group gap={8}>
      <InitiativeRoll bonus={cyberpunk.sheet.initiative(raw).ownBonus ?? 0} />
      <LabelledRoll request={facedown} name="Confrontation" value={facedown ? rollValue(facedown) : UNKNOWN}>
        , COOL et réputation
      </LabelledRoll>
    </Group>
  );
}
