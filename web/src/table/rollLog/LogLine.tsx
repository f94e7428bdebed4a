import { Group, Text } from "@mantine/core";
import type { RollDocument } from "domain/documents/roll";
import { damageText } from "domain/table/rolls/damageDealt";
import type { RollGroup } from "domain/table/rolls/groupRolls";
import { RollLine, rollTitle } from "../../ui/RollLine";
import { DamageWays } from "../damage/DamageWays";
import { type DamageAim, damageRollOf } from "../damage/damageRoll";

export type TableRoll = RollDocument & { readonly id: string };

interface LogLineProps extends RollGroup<TableRoll> {
  campaignId: string;
  /** The MJ applies the damage of the rolls. */
  isMj: boolean;
  /** It has just come: its dice are animated. */
  rolling: boolean;
  /** Whom the MJ aimed a roll at that names nobody itself. */
  aimOf?: ((rollId: string) => DamageAim | undefined) | undefined;
}

/** One roll of a table and, under it, the damage that follows from it, which its MJ applies from here. */
export function LogLine({ roll, followers, campaignId, isMj, rolling, aimOf }: LogLineProps) {
  const waysOf = (one: TableRoll) => {
    const damage = isMj ? damageRollOf(one) : undefined;
    return damage && <DamageWays campaignId={campaignId} roll={damage} aim={aimOf?.(one.id)} />;
  };
  const { character, creature, name, audience } = roll;
  const who = [character?.name ?? creature?.name ?? name, audience === "mj" && "pour le MJ"];
  return (
    <RollLine roll={roll} rolling={rolling} who={who.filter(Boolean).join(" · ")}>
      {waysOf(roll)}
      {followers.map((one) => (
        <Text span key={one.id} inherit mt={4}>
          <FollowingRoll roll={one} isOfAttack={one.target?.id === roll.target?.id} />
          {waysOf(one)}
        </Text>
      ))}
    </RollLine>
  );
}

/** Damage under its attack, whose target it has as a rule. */
function FollowingRoll({ roll, isOfAttack }: { roll: TableRoll; isOfAttack: boolean }) {
  const dice = roll.dice.map(({ value, kept }) => (kept ? value : `(${value})`)).join(" ");
  return (
    <Group component="span" gap="0 8px">
      <Text span size="sm" fw={550}>
        {isOfAttack ? roll.label : rollTitle(roll)}
      </Text>
      <Text span size="xs" c="dimmed">
        {[roll.notation, dice, damageText(roll), ...(roll.notes ?? [])].filter(Boolean).join(" · ")}
      </Text>
      <Text span size="sm" fw={650} className="num">
        {roll.total}
      </Text>
    </Group>
  );
}
