import { Group } from "@mantine/core";
import { cyberpunk } from "domain/games/cyberpunk/game";
import { facedownRequest } from "domain/games/cyberpunk/sheet";
import { rollValue } from "domain/table/rolls/sheetRolls";
import type { OwnRollsProps } from "../../../kits/sheet/gameSheet";
import { InitiativeRoll } from "../../../kits/sheet/InitiativeRoll";
import { LabelledRoll } from "../../../kits/sheet/LabelledRoll";

const UNKNOWN = "—";

/** Initiative, and who holds the other's look: COOL and reputation. */
export function CyberpunkRolls({ raw }: OwnRollsProps) {
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
