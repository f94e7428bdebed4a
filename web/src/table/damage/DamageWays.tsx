import { Button, Text } from "@mantine/core";
import { halved } from "domain/table/rolls/hits";
import { type ReactNode, Suspense, useState } from "react";
import { useConnection } from "../../live/useConnection";
import { lazy } from "../../ui/lazy";
import { useOnDemand } from "../../ui/useOnDemand";
import { AppliedTo } from "./AppliedTo";
import { type AimedCreature, useCreatureDamage } from "./creatureDamage";
import type { DamageAim, DamageRoll } from "./damageRoll";
import { Applied, Offers, WaysRow } from "./Offers";

const TargetOffers = lazy(() => import("./TargetOffers"));
const loadDialog = () => import("./ApplyDamage");

interface DamageWaysProps {
  campaignId: string;
  roll: DamageRoll;
  /** Whom the MJ aims at, where the roll itself names nobody. */
  aim?: DamageAim | undefined;
}

/** For the MJ: whom a hit was applied to, and the ways to apply it. */
export function DamageWays({ campaignId, roll, aim }: DamageWaysProps) {
  const creatureDamage = useCreatureDamage();
  const { target } = roll;
  const isAtCreature = target?.kind === "creature";
  if (isAtCreature && creatureDamage) {
    return (
      <WaysRow>
        <InFight name={target.name} {...creatureDamage(roll)}>
          <Dialog {...{ campaignId, roll, aim }} short />
        </InFight>
      </WaysRow>
    );
  }
  return (
    <WaysRow>
      {target === undefined && <AppliedTo campaignId={campaignId} roll={roll} />}
      {target || aim ? (
        <Suspense fallback={<Dialog {...{ campaignId, roll, aim }} />}>
          <TargetOffers
            {...{ campaignId, roll, aim }}
            dialog={(short) => <Dialog {...{ campaignId, roll, aim, short }} />}
          />
        </Suspense>
      ) : (
        <Dialog campaignId={campaignId} roll={roll} />
      )}
    </WaysRow>
  );
}

interface InFightProps extends AimedCreature {
  name: string;
  /** The dialog. */
  children: ReactNode;
}

/** Where the fight is run. */
function InFight({ name, left, foresee, children }: InFightProps) {
  if (left === undefined) return <Applied />;
  if (foresee === undefined) {
    return (
      <Text span size="xs" c="dimmed">
        {name} n'a pas de points à perdre ici
      </Text>
    );
  }
  return (
    <>
      <Offers name={name} whole={foresee(left.parts)} half={foresee(halved(left.parts))} disabled={false} />
      {children}
    </>
  );
}

/** Another amount, another target, and what it would do before it is done. `short`: beside the ways that apply it. */
function Dialog({ campaignId, roll, aim, short = false }: DamageWaysProps & { short?: boolean }) {
  const [ApplyDamage, request] = useOnDemand(loadDialog);
  const [asked, setAsked] = useState(false);
  const connected = useConnection();
  const aimed = roll.target ?? aim;
  return (
    <>
      <Button
        size="xs"
        disabled={!connected}
        aria-label={short && aimed ? `Appliquer à ${aimed.name} autrement` : undefined}
        onPointerEnter={request}
        onFocus={request}
        onClick={() => {
          setAsked(true);
          request();
        }}
      >
        {short ? "…" : aimed ? `Appliquer à ${aimed.name}` : "Appliquer"}
      </Button>
      {asked && ApplyDamage && (
        <ApplyDamage campaignId={campaignId} roll={roll} aim={aim?.id} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
