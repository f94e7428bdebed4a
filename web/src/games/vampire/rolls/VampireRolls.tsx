import { Group } from "@mantine/core";
import { initiativeRequest } from "domain/game/rolls/initiative";
import { InitiativeRoll } from "../../../kits/sheet/InitiativeRoll";
import { ComposedPool } from "./ComposedPool";

/** A pool that the player composes, and initiative. */
export function VampireRolls() {
  return (
    <>
      <ComposedPool />
      <Group gap={8} mt={10}>
        <InitiativeRoll request={initiativeRequest(0)} />
      </Group>
    </>
  );
}
