import type { Character } from "domain/sheet/character/character";
import { SYSTEM_IDS, type SystemId } from "domain/values/systemIds";
import { type ComponentType, lazy, Suspense } from "react";
import { sheetOf } from "../../../games/registry/sheets";
import type { AnyPowerRules, GameSheet } from "../../../kits/sheet/gameSheet";
import type { Play } from "../../../table/play/usePlay";
import { PowersPanel } from "./PowersPanel";
import { usePowers } from "./usePowers";

interface SheetPowersProps {
  /** As it is stored. */
  character: Character;
  /** With its equipment applied. */
  equipped: Character;
  /** As it was received, with what play changed. */
  raw: unknown;
  play: Pick<Play, "state" | "pressAll">;
  /** Whether the viewer may choose them: the owner. */
  isOwner: boolean;
  /** Whether the viewer may use them: the owner and the MJ. */
  editable: boolean;
  refetch: () => void;
}

const loadedPowers = ({ title, rules: load }: NonNullable<GameSheet["powers"]>) =>
  lazy(async () => {
    const rules = await load();
    return { default: (props: SheetPowersProps) => <GamePowers title={title} rules={rules} {...props} /> };
  });

/** Of each game that has powers: the sheet of one loads no other's. */
const POWERS: ReadonlyMap<SystemId, ComponentType<SheetPowersProps>> = new Map(
  SYSTEM_IDS.flatMap((system) => {
    const { powers } = sheetOf(system);
    return powers === undefined ? [] : [[system, loadedPowers(powers)] as const];
  }),
);

/** What a character can do beyond its skills; using it changes the state in play. Nothing in games that have none. */
export function SheetPowers({ system, ...props }: SheetPowersProps & { system: SystemId }) {
  const Powers = POWERS.get(system);
  if (Powers === undefined) return null;
  return (
    <Suspense>
      <Powers {...props} />
    </Suspense>
  );
}

interface GamePowersProps extends SheetPowersProps {
  title: string;
  rules: AnyPowerRules;
}

function GamePowers({
  title,
  rules,
  character,
  equipped,
  raw,
  play,
  isOwner,
  editable,
  refetch,
}: GamePowersProps) {
  const saved = usePowers(character, rules.list, refetch);
  return (
    <PowersPanel
      title={title}
      character={equipped}
      raw={raw}
      rules={rules}
      state={play.state}
      press={editable ? play.pressAll : undefined}
      powers={saved}
      editable={isOwner}
    />
  );
}
