import { Group } from "@mantine/core";
import { initiativeRequest } from "domain/game/rolls/initiative";
import { facedownRequest, readCyberpunk } from "domain/games/cyberpunk/sheet";
import { rollValue } from "domain/table/rolls/rollValue";
import { InitiativeRoll } from "../../../kits/sheet/InitiativeRoll";
import { LabelledRoll } from "../../../kits/sheet/LabelledRoll";
import { useShown } from "../../../kits/sheet/openSheet";

const UNKNOWN = "—";

/** Initiative, led by REF, and who holds the other's look: COOL and reputation. */
export function CyberpunkRolls() {
  const { raw } = useShown();
  const facedown = facedownRequest(raw);
  return (
    <Group gap={8}>
      <InitiativeRoll request={initiativeRequest(readCyberpunk(raw).stats.ref ?? 0, "ref")} />
      <LabelledRoll request={facedown} name="Confrontation" value={facedown ? rollValue(facedown) : UNKNOWN}>
        , COOL et réputation
      </LabelledRoll>
    </Group>
  );
}
