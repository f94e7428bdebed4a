import type { FightDocument } from "domain/documents/fight";
import type { ReactNode } from "react";
import { useConnection } from "../../live/useConnection";
import type { DamageOffer, DamageRoll } from "./damageRoll";
import { Applied, halfOf, Offers } from "./Offers";
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
  const { foresee, applied, apply, isPending } = useApplyToCreature(campaignId, roll, creature.id, fight);
  if (applied) return <Applied />;
  const offer = (points: number): DamageOffer | undefined => {
    const hit = foresee(points)?.hit;
    return hit && { lost: hit.points, apply: () => apply(hit) };
  };
  const isKnown = foresee(roll.points) !== undefined;
  return (
    <>
      {isKnown && (
        <Offers
          name={creature.name}
          whole={offer(roll.points)}
          half={offer(halfOf(roll.points))}
          disabled={!connected || isPending}
        />
      )}
      {children(isKnown)}
    </>
  );
}
