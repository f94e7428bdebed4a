import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useOnDemand } from "../../ui/useOnDemand";
import type { DamageRoll } from "./damageRoll";

const loadDialog = () => import("./ApplyDamage");

interface DamageButtonProps {
  campaignId: string;
  roll: DamageRoll;
  /** The names of those whom its damage has been applied to. */
  appliedTo: readonly string[];
}

/** For the MJ: whom a roll's damage was applied to, and the way to apply it. */
export function DamageButton({ campaignId, roll, appliedTo }: DamageButtonProps) {
  const [ApplyDamage, request] = useOnDemand(loadDialog);
  const [asked, setAsked] = useState(false);
  const { target } = roll;
  const isDone = target !== undefined && appliedTo.length > 0;
  return (
    <Group component="span" gap={8} mt={2}>
      {appliedTo.length > 0 && (
        <Text span size="xs" fw={650} c="ok">
          {target ? "Appliqué" : `Appliqué à ${appliedTo.join(", ")}`}
        </Text>
      )}
      {!isDone && (
        <Button
          size="xs"
          onPointerEnter={request}
          onFocus={request}
          onClick={() => {
            setAsked(true);
            request();
          }}
        >
          {target ? `Appliquer à ${target.name}` : "Appliquer"}
        </Button>
      )}
      {asked && ApplyDamage && (
        <ApplyDamage campaignId={campaignId} roll={roll} onClose={() => setAsked(false)} />
      )}
    </Group>
  );
}
