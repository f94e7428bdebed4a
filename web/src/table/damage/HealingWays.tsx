import { Button, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { useFighters } from "../fighters/FightersProvider";
import type { TableFighter } from "../fighters/fighters";
import { WithFighters } from "../fighters/WithFighters";
import { AppliedTo } from "./AppliedTo";
import type { HealingRoll } from "./damageRoll";
import { Applied, TakeBack, WaysRow } from "./Offers";
import { useApplication } from "./useApplication";

interface HealingWaysProps {
  campaignId: string;
  roll: HealingRoll;
  /** The MJ heals anybody; a player the character of theirs that the roll is aimed at. */
  isMj: boolean;
}

/** How a roll's healing is applied to somebody of the table: by one press, once. */
export default function HealingWays(props: HealingWaysProps) {
  const { roll, isMj } = props;
  // Nobody else's screen listens to states for it.
  if (!isMj && (roll.target === undefined || roll.target.kind !== undefined)) return null;
  return (
    <WithFighters campaignId={props.campaignId} isMj={isMj}>
      <Ways {...props} />
    </WithFighters>
  );
}

function Ways({ roll, isMj }: HealingWaysProps) {
  const fighters = useFighters();
  const [chosen, setChosen] = useState("");
  if (fighters?.play === undefined) return null;
  const { target } = roll;
  const healed = target ? fighters.aimedAt(target) : fighters.of(chosen);
  const mayChoose = isMj && target === undefined;
  if (!mayChoose && healed === undefined) return null;
  return (
    <WaysRow>
      {mayChoose && <AppliedTo roll={roll} />}
      {mayChoose && (
        <NativeSelect
          size="xs"
          aria-label="Qui est soigné ?"
          data={[
            { value: "", label: "Soigner…" },
            ...fighters.all.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      {healed && <Heal key={healed.id} roll={roll} target={healed} />}
    </WaysRow>
  );
}

function Heal({ roll, target }: Pick<HealingWaysProps, "roll"> & { target: TableFighter }) {
  const { left, said, apply, undo } = useApplication(roll, target);
  if (left === undefined) {
    return (
      <>
        <Applied />
        <Text span size="xs" c="var(--ink-2)">
          {said.join(" · ")}
        </Text>
        {undo && <TakeBack what={`${roll.label} : ${target.name}`} onTakeBack={undo} />}
      </>
    );
  }
  const act = { kind: "healing", act: left.heals, points: left.points } as const;
  const preview = target.foresee(act);
  if (preview?.operation === undefined) {
    return (
      <Text span size="xs" c="dimmed">
        {preview?.refused ?? "Il n'en reste rien."}
      </Text>
    );
  }
  return (
    <Button size="xs" variant="primary" onClick={() => apply(act)}>
      +{roll.points} à {target.name}
    </Button>
  );
}
