import type { PowerRules } from "domain/game/powers/power";
import type { AnyOperation } from "domain/operations/anyOperation";
import type { Character } from "domain/sheet/character/character";
import type { SystemId } from "domain/values/systemIds";
import { type ComponentType, lazy, Suspense } from "react";
import type { Play } from "../../../table/play/usePlay";
import { PowersPanel } from "./PowersPanel";
import { usePowers } from "./usePowers";

type PowerSystem = Exclude<SystemId, "dnd5e">;
type AnyRules = PowerRules<AnyOperation, Play["state"]>;

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

/** Each game's rules take the state and press the operations of its own `PlaySystem`. */
const powers = (title: string, load: () => Promise<PowerRules<unknown, never>>) =>
  lazy(async () => {
    const rules = (await load()) as unknown as AnyRules;
    return { default: (props: SheetPowersProps) => <GamePowers title={title} rules={rules} {...props} /> };
  });

/** Of each game but D&D, which has spells: the sheet of one loads no other's. */
const POWERS: Readonly<Record<PowerSystem, ComponentType<SheetPowersProps>>> = {
  vampire: powers(
    "Pouvoirs",
    async () => (await import("domain/games/vampire/powers/rules")).vampirePowerRules,
  ),
  cyberpunk: powers(
    "Capacités, cyberware et programmes",
    async () => (await import("domain/games/cyberpunk/powers/rules")).cyberpunkPowerRules,
  ),
  cthulhu: powers(
    "Sorts et ouvrages",
    async () => (await import("domain/games/cthulhu/powers/rules")).cthulhuPowerRules,
  ),
};

/** What a character can do beyond its skills; using it changes the state in play. */
export function SheetPowers({ system, ...props }: SheetPowersProps & { system: PowerSystem }) {
  const Powers = POWERS[system];
  return (
    <Suspense>
      <Powers {...props} />
    </Suspense>
  );
}

interface GamePowersProps extends SheetPowersProps {
  title: string;
  rules: AnyRules;
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
