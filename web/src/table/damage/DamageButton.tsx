import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useConnection } from "../../live/useConnection";
import { useOnDemand } from "../../ui/useOnDemand";
import { type AimedCreature, useCreatureDamage } from "./creatureDamage";
import type { DamageRoll } from "./damageRoll";

const loadDialog = () => import("./ApplyDamage");

interface DamageButtonProps {
  campaignId: string;
  roll: DamageRoll;
  /** The names of those whom its damage has been applied to. */
  appliedTo: readonly string[];
  /** Whom the MJ aims at, where the roll itself names nobody. */
  aim?: DamageAim | undefined;
}

/** A character of the table, or a creature of the fight. */
export interface DamageAim {
  readonly id: string;
  readonly name: string;
}

/** For the MJ: whom a roll's damage was applied to, and the way to apply it. */
export function DamageButton(props: DamageButtonProps) {
  const creatureDamage = useCreatureDamage();
  const { target } = props.roll;
  return target?.kind === "creature" && creatureDamage ? (
    <AtOnce name={target.name} {...creatureDamage(props.roll)} />
  ) : (
    <WithPreview {...props} />
  );
}

function AtOnce({ name, applied, apply }: AimedCreature & { name: string }) {
  if (applied) {
    return (
      <Text span size="xs" fw={650} c="ok" mt={2}>
        Appliqué
      </Text>
    );
  }
  if (apply === undefined) {
    return (
      <Text span size="xs" c="dimmed" mt={2}>
        {name} n'a pas de points à perdre ici
      </Text>
    );
  }
  return (
    <Button size="xs" mt={2} onClick={apply}>
      Appliquer à {name}
    </Button>
  );
}

function WithPreview({ campaignId, roll, appliedTo, aim }: DamageButtonProps) {
  const [ApplyDamage, request] = useOnDemand(loadDialog);
  const [asked, setAsked] = useState(false);
  const { target } = roll;
  const aimed = target ?? aim;
  const connected = useConnection();
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
          disabled={!connected}
          onPointerEnter={request}
          onFocus={request}
          onClick={() => {
            setAsked(true);
            request();
          }}
        >
          {aimed ? `Appliquer à ${aimed.name}` : "Appliquer"}
        </Button>
      )}
      {asked && ApplyDamage && (
        <ApplyDamage campaignId={campaignId} roll={roll} aim={aim?.id} onClose={() => setAsked(false)} />
      )}
    </Group>
  );
}
