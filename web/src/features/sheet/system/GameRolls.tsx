import { Group } from "@mantine/core";
import { initiativeRequest } from "domain/game/rolls/initiative";
import { facedownRequest } from "domain/games/cyberpunk/sheet";
import { ownInitiativeOf } from "domain/games/initiativeValue";
import { rollValue } from "domain/table/rolls/sheetRolls";
import type { SystemId } from "domain/values/systemIds";
import type { ReactNode } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { SanityCheck } from "../../../games/cthulhu/rolls/SanityCheck";
import { ComposedPool } from "../../../games/vampire/rolls/ComposedPool";
import { LabelledRoll } from "../../../kits/sheet/LabelledRoll";
import { Panel } from "../../../ui/Panel";

interface GameRollsProps {
  system: Exclude<SystemId, "dnd5e">;
  characterId: string;
  /** The character as it came, with what play changed. */
  raw: unknown;
}

const UNKNOWN = "—";

const TITLES = {
  vampire: "Composer une réserve",
  cyberpunk: "Initiative et confrontation",
  cthulhu: "Test de santé mentale",
} as const;

/** The rolls of a game that are no value of its sheet. */
export function GameRolls({ system, characterId, raw }: GameRollsProps) {
  const content: Readonly<Record<GameRollsProps["system"], () => ReactNode>> = {
    vampire: () => (
      <>
        <ComposedPool characterId={characterId} raw={raw} />
        <Group gap={8} mt={10}>
          <Initiative system="vampire" raw={raw} />
        </Group>
      </>
    ),
    cyberpunk: () => (
      <Group gap={8}>
        <Initiative system="cyberpunk" raw={raw} />
        <Facedown raw={raw} />
      </Group>
    ),
    cthulhu: () => <SanityCheck raw={raw} />,
  };
  return (
    <Panel title={TITLES[system]} storageKey={STORAGE_KEYS.sheetPanel(system, characterId, "rolls")}>
      {content[system]()}
    </Panel>
  );
}

function Initiative({ system, raw }: { system: "vampire" | "cyberpunk"; raw: unknown }) {
  const request = initiativeRequest(ownInitiativeOf(system, raw).ownBonus ?? 0);
  return (
    <LabelledRoll request={request} name="Initiative" value={request.dice}>
      , au d10
    </LabelledRoll>
  );
}

/** Who holds the other's look: COOL and reputation. */
function Facedown({ raw }: { raw: unknown }) {
  const request = facedownRequest(raw);
  return (
    <LabelledRoll request={request} name="Confrontation" value={request ? rollValue(request) : UNKNOWN}>
      , COOL et réputation
    </LabelledRoll>
  );
}
