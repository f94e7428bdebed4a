import { Button, Text } from "@mantine/core";
import { halved } from "domain/table/rolls/hits";
import { elide } from "domain/values/text/elide";
import { Suspense, useState } from "react";
import { lazy } from "../../ui/lazy";
import { useOnDemand } from "../../ui/useOnDemand";
import { useFighters } from "../fighters/FightersProvider";
import type { Fighters, TableFighter } from "../fighters/fighters";
import { WithFighters } from "../fighters/WithFighters";
import { AppliedTo } from "./AppliedTo";
import type { DamageAim, DamageRoll } from "./damageRoll";
import { Applied, Offers, TakeBack, WaysRow } from "./Offers";
import { hitOf, useApplication } from "./useApplication";

const AskForIt = lazy(() => import("./AskForIt"));
const loadDialog = () => import("./ApplyDamage");

interface DamageWaysProps {
  campaignId: string;
  roll: DamageRoll;
  /** Whom the MJ aims at, where the roll itself names nobody. */
  aim?: DamageAim | undefined;
}

/** For the MJ: whom a hit was applied to, and the ways to apply it. */
export function DamageWays(props: DamageWaysProps) {
  return (
    <WaysRow>
      <Suspense>
        <WithFighters campaignId={props.campaignId} isMj>
          <Ways {...props} />
        </WithFighters>
      </Suspense>
    </WaysRow>
  );
}

function Ways({ campaignId, roll, aim }: DamageWaysProps) {
  const fighters = useFighters();
  if (fighters?.play === undefined) return null;
  const { target } = roll;
  const fighter = target ? fighters.aimedAt(target) : aim && fighters.of(aim.id);
  return (
    <>
      {target === undefined && <AppliedTo roll={roll} />}
      {fighter ? (
        <ToFighter key={fighter.id} {...{ campaignId, roll, fighter }} />
      ) : target ? (
        <ToNobody roll={roll} target={target} fighters={fighters} />
      ) : (
        <Dialog roll={roll} />
      )}
    </>
  );
}

interface ToFighterProps {
  campaignId: string;
  roll: DamageRoll;
  fighter: TableFighter;
}

/** One press applies a hit, then what it did and what it asks for. */
function ToFighter({ campaignId, roll, fighter }: ToFighterProps) {
  const { left, said, apply, undo } = useApplication(roll, fighter);
  if (left === undefined) {
    const system = roll.parts[0]?.damage.game;
    return (
      <>
        <Applied />
        {said.length > 0 && (
          <Text span size="xs" c="var(--ink-2)">
            {said.join(" · ")}
          </Text>
        )}
        {undo && <TakeBack what={`${roll.label} : ${fighter.name}`} onTakeBack={undo} />}
        {said.length > 0 && fighter.owed.length > 0 && system && (
          <Suspense>
            <AskForIt {...{ campaignId, system, fighter }} />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <>
      <Offers fighter={fighter} whole={hitOf(left.parts)} half={hitOf(halved(left.parts))} onApply={apply} />
      <Dialog roll={roll} fighter={fighter} />
    </>
  );
}

interface ToNobodyProps {
  roll: DamageRoll;
  target: NonNullable<DamageRoll["target"]>;
  fighters: Fighters;
}

/** Of one who has left, or has no life that is counted. */
function ToNobody({ roll, target: { id, name, kind }, fighters }: ToNobodyProps) {
  if (roll.parts.every((part) => fighters.metBy(part).length > 0)) return <Applied />;
  if (fighters.coming) return null;
  const unreadable = fighters.heroes.has(id)
    ? `L'état ${elide("de", name)} n'est pas disponible pour le moment.`
    : "Ce personnage n'est plus à cette table.";
  return (
    <Text span size="xs" c="dimmed">
      {kind === "creature" ? `${name} n'a pas de points à perdre ici` : unreadable}
    </Text>
  );
}

/** Another amount, another target, and what it would do before it is done: beside the ways that apply it, « … ». */
function Dialog({ roll, fighter }: Pick<ToFighterProps, "roll"> & { fighter?: TableFighter }) {
  const [ApplyDamage, request] = useOnDemand(loadDialog);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        size="xs"
        aria-label={fighter && `Appliquer à ${fighter.name} autrement`}
        onPointerEnter={request}
        onFocus={request}
        onClick={() => {
          setAsked(true);
          request();
        }}
      >
        {fighter ? "…" : "Appliquer"}
      </Button>
      {asked && ApplyDamage && <ApplyDamage roll={roll} aim={fighter?.id} onClose={() => setAsked(false)} />}
    </>
  );
}
