import { Group, Text } from "@mantine/core";
import type { RollDocument } from "domain/documents/roll";
import { saveOfUse } from "domain/games/saves";
import { askedSave } from "domain/table/rolls/askedSave";
import type { RollGroup } from "domain/table/rolls/groupRolls";
import { hitsOf } from "domain/table/rolls/hits";
import { strikeIn } from "domain/table/rolls/strikes";
import { Suspense, useState } from "react";
import { DialogButton } from "../../ui/DialogButton";
import { lazy } from "../../ui/lazy";
import { diceText, RollLine, rollTitle, rollVerdict, whoOf } from "../../ui/RollLine";
import { useNow } from "../../ui/useNow";
import { opposedRollOf } from "../contests/opposedRoll";
import { DamageWays } from "../damage/DamageWays";
import { type DamageAim, damageRollOf, healingRollOf } from "../damage/damageRoll";

const OpposeWays = lazy(() => import("../contests/OpposeWays"));
const loadSaves = () => import("../saves/SaveOfSeveral");
const AskForSave = lazy(() => import("../asks/AskForSave"));
const HealingWays = lazy(() => import("../damage/HealingWays"));

export type TableRoll = RollDocument & { readonly id: string };

/** So long a roll is offered to be opposed; the server lets it be for a day. */
const OPPOSED_MS = 15 * 60_000;
const LOOK_MS = 60_000;

interface LogLineProps extends RollGroup<TableRoll> {
  campaignId: string;
  /** The MJ applies the damage of the rolls. */
  isMj: boolean;
  /** It has just come: its dice are animated. */
  rolling: boolean;
  /** Whom the MJ aimed a roll at that names nobody itself. */
  aimOf?: ((rollId: string) => DamageAim | undefined) | undefined;
}

/**
 * One roll of a table and, under it, what follows from it: its MJ applies the damage from here, and whoever is healed the
 * healing as well.
 */
export function LogLine({ roll, followers, campaignId, isMj, rolling, aimOf }: LogLineProps) {
  const [isUndefended, setUndefended] = useState(false);
  const group = [roll, ...followers];
  const awaited = group.every(({ applied = [] }) => applied.length === 0) ? opposedRollOf(roll) : undefined;
  const now = useNow(LOOK_MS, awaited !== undefined);
  const opposed = isUndefended || roll.createdAt < now - OPPOSED_MS ? undefined : awaited;
  const dealsDamage = group.some(({ damage }) => damage !== undefined);
  /** Damage waits for what is opposed to its attack, and there is none where that was enough, or the attack missed. */
  const isHeld = (one: TableRoll) => {
    const attack = one.contest ? one : (group.find(({ id }) => id === one.follows) ?? roll);
    return strikeIn(attack) === "missed" || (attack === roll && opposed !== undefined);
  };
  const hits = hitsOf(
    group
      .filter((one) => one.damage !== undefined && !isHeld(one))
      .map((one) => ({ roll: one, line: group.find(({ id }) => id === one.follows) })),
  );
  const waysOf = (one: TableRoll) => {
    const healing = healingRollOf(one);
    if (healing) {
      return (
        <Suspense>
          <HealingWays campaignId={campaignId} roll={healing} isMj={isMj} />
        </Suspense>
      );
    }
    // The ways of a hit stand under the last of its rolls.
    const hit = isMj ? hits.find((rolls) => rolls.at(-1) === one) : undefined;
    const damage = hit && damageRollOf(hit);
    const save = damage && askedSave(one.damage, roll);
    const aim = hit?.map(({ id }) => aimOf?.(id)).find((known) => known !== undefined);
    return (
      damage && (
        <>
          <DamageWays campaignId={campaignId} roll={damage} aim={aim} />
          {save && (
            <DialogButton size="xs" label="Sauvegardes…" load={loadSaves}>
              {(SaveOfSeveral, close) => (
                <SaveOfSeveral campaignId={campaignId} roll={damage} save={save} onClose={close} />
              )}
            </DialogButton>
          )}
        </>
      )
    );
  };
  const { character, creature, name, audience, used } = roll;
  const saveToAsk = isMj && used && roll.target ? saveOfUse(used) : undefined;
  const who = [
    used === undefined && (character?.name ?? creature?.name ?? name),
    audience === "mj" && "pour le MJ",
  ];
  return (
    <RollLine roll={roll} rolling={rolling} who={who.filter(Boolean).join(" · ")}>
      {waysOf(roll)}
      {opposed && (
        <Suspense>
          <OpposeWays
            campaignId={campaignId}
            roll={opposed}
            isMj={isMj}
            onUndefended={dealsDamage ? () => setUndefended(true) : undefined}
          />
        </Suspense>
      )}
      {saveToAsk && (
        <Suspense>
          <AskForSave campaignId={campaignId} roll={roll} save={saveToAsk} />
        </Suspense>
      )}
      {followers.map((one) => (
        <Text span key={one.id} inherit mt={4}>
          <FollowingRoll roll={one} isOfAttack={one.target?.id === roll.target?.id} />
          {waysOf(one)}
        </Text>
      ))}
    </RollLine>
  );
}

function titleOf(roll: TableRoll, isOfAttack: boolean): string {
  if (roll.contest?.side === "opposing") return `${whoOf(roll)} : ${roll.label}`;
  return isOfAttack ? roll.label : rollTitle(roll);
}

/** What follows a roll under it, whose target it has as a rule, or what is opposed to it. */
function FollowingRoll({ roll, isOfAttack }: { roll: TableRoll; isOfAttack: boolean }) {
  return (
    <Group component="span" gap="0 8px">
      <Text span size="sm" fw={550}>
        {titleOf(roll, isOfAttack)}
      </Text>
      <Text span size="xs" c="dimmed">
        {[roll.notation, diceText(roll.dice), rollVerdict(roll), ...(roll.notes ?? [])]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      <Text span size="sm" fw={650} className="num">
        {roll.total}
      </Text>
    </Group>
  );
}
