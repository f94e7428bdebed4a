import { Button, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { type LiveCharacter, useCampaignCharacters } from "../../live/characters";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { useMember } from "../../session/SessionProvider";
import { AppliedTo } from "./AppliedTo";
import type { HealingRoll } from "./damageRoll";
import { Applied, WaysRow } from "./Offers";
import { useApplyToCharacter } from "./useApplyToCharacter";

interface HealingWaysProps {
  campaignId: string;
  roll: HealingRoll;
  /** The MJ heals any character; its player the one that the roll is aimed at. */
  isMj: boolean;
}

/** How a roll's healing is applied to a character of the table: by one press, once. */
export default function HealingWays({ campaignId, roll, isMj }: HealingWaysProps) {
  const { uid } = useMember();
  const characters = dataOf(useCampaignCharacters(campaignId)) ?? [];
  const [chosen, setChosen] = useState("");
  const { target } = roll;
  const aimed = target === undefined ? chosen : target.kind === undefined ? target.id : undefined;
  const healed = characters.find(({ id, userId }) => id === aimed && (isMj || userId === uid));
  const mayChoose = isMj && target === undefined;
  if (!mayChoose && healed === undefined) return null;
  return (
    <WaysRow>
      {mayChoose && <AppliedTo campaignId={campaignId} roll={roll} />}
      {mayChoose && (
        <NativeSelect
          size="xs"
          aria-label="Qui est soigné ?"
          data={[
            { value: "", label: "Soigner…" },
            ...characters.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      {healed && <Heal key={healed.id} campaignId={campaignId} roll={roll} target={healed} />}
    </WaysRow>
  );
}

interface HealProps extends Omit<HealingWaysProps, "isMj"> {
  target: LiveCharacter;
}

function Heal({ campaignId, roll, target }: HealProps) {
  const connected = useConnection();
  const { left, foresee, done, apply, isPending } = useApplyToCharacter(campaignId, roll, target);
  if (left === undefined) {
    return (
      <>
        <Applied />
        <Text span size="xs" c="var(--ink-2)">
          {done?.events.map(({ text }) => text).join(" · ")}
        </Text>
      </>
    );
  }
  const { operation, refused } = foresee(left) ?? {};
  if (refused !== undefined) {
    return (
      <Text span size="xs" c="dimmed">
        {refused}
      </Text>
    );
  }
  return (
    <Button
      size="xs"
      variant="primary"
      disabled={!connected || isPending || operation === undefined}
      onClick={operation && (() => apply(operation))}
    >
      +{roll.points} à {target.name}
    </Button>
  );
}
