import type { FightDocument } from "domain/documents/fight";
import { type HitPart, halved } from "domain/table/rolls/hits";
import type { ReactNode } from "react";
import { useConnection } from "../../live/useConnection";
import type { DamageOffer, DamageRoll } from "./damageRoll";
import { Applied, Offers } from "./Offers";
import { useApplyToCreature } from "./useApplyToCreature";

interface CreatureOffersProps {
  campaignId: string;
  roll: DamageRoll;
  creature: { readonly id: string; readonly name: string };
  fight: FightDocument;
  /** Opens the dialog, which is there as well. */
  children: (short: boolean) => ReactNode;
}

/** A roll's damage against a creature of the fight, where the fight is not run: one press applies it. */
export function CreatureOffers({ campaignId, roll, creature, fight, children }: CreatureOffersProps) {
  const connected = useConnection();
  const { left, foresee, apply, isPending } = useApplyToCreature(campaignId, roll, creature.id, fight);
  if (left === undefined) return <Applied />;
  const offer = (parts: readonly HitPart[]): DamageOffer | undefined => {
    const hit = foresee(parts)?.hit;
    return hit && { lost: hit.points, apply: () => apply(hit) };
  };
  const isKnown = foresee(left.parts) !== undefined;
  return (
    <>
      {isKnown && (
        <Offers
          name={creature.name}
          whole={offer(left.parts)}
          half={offer(halved(left.parts))}
          disabled={!connected || isPending}
        />
      )}
      {children(isKnown)}
    </>
  );
}
