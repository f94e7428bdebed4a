import { foresee } from "domain/operations/applyAll";
import { SYSTEM_IDS, type SystemId } from "domain/values/systemIds";
import { type ComponentType, Suspense } from "react";
import { sheetOf } from "../../../games/registry/sheets";
import type { AnyPowerRules, GameSheet } from "../../../kits/sheet/gameSheet";
import { useInPlay, useSheet, useShown, useViewer } from "../../../kits/sheet/openSheet";
import { lazy } from "../../../ui/lazy";
import { PowersPanel } from "./PowersPanel";
import { usePowers } from "./usePowers";

const loadedPowers = ({ title, rules: load }: NonNullable<GameSheet["powers"]>) =>
  lazy(async () => {
    const rules = await load();
    return { default: () => <GamePowers title={title} rules={rules} /> };
  });

/** Of each game that has powers: the sheet of one loads no other's. */
const POWERS: ReadonlyMap<SystemId, ComponentType> = new Map(
  SYSTEM_IDS.flatMap((system) => {
    const { powers } = sheetOf(system);
    return powers === undefined ? [] : [[system, loadedPowers(powers)] as const];
  }),
);

/** What a character can do beyond its skills; using it changes the state in play. Nothing in games that have none. */
export function SheetPowers() {
  const { system } = useSheet().character;
  const Powers = POWERS.get(system);
  if (Powers === undefined) return null;
  return (
    <Suspense>
      <Powers />
    </Suspense>
  );
}

interface GamePowersProps {
  title: string;
  rules: AnyPowerRules;
}

function GamePowers({ title, rules }: GamePowersProps) {
  const { isOwner, editable } = useViewer();
  const { character, equipped, refetch } = useSheet();
  const { raw } = useShown();
  const { play } = useInPlay();
  const saved = usePowers(character, rules.list, refetch);
  if (play === undefined) return null;
  return (
    <PowersPanel
      title={title}
      character={equipped.character}
      raw={raw}
      rules={rules}
      state={play.state}
      press={editable ? play.pressAll : undefined}
      eventsOf={(operations) => foresee(play.system, play.state, operations, play.limits).events}
      powers={saved}
      editable={isOwner}
    />
  );
}
