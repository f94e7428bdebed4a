import type { FightDocument } from "domain/documents/fight";
import type { HitPart } from "domain/table/rolls/hits";
import { useConnection } from "../../live/useConnection";
import { ApplyWays, DamagePreview } from "./DamagePreview";
import type { DamageRoll } from "./damageRoll";
import { useApplyToCreature } from "./useApplyToCreature";

interface ApplyToCreatureProps {
  campaignId: string;
  /** With the points that the MJ makes of it. */
  roll: DamageRoll;
  /** The share of it that is applied. */
  shareOf: (parts: readonly HitPart[]) => readonly HitPart[];
  creature: { readonly id: string; readonly name: string };
  fight: FightDocument;
  onClose: () => void;
}

/** A step of the fight, under an id that follows from the roll: two presses, or two tabs, apply it once. */
export function ApplyToCreature(props: ApplyToCreatureProps) {
  const { campaignId, roll, shareOf, creature, fight, onClose } = props;
  const connected = useConnection();
  const { left, foresee, apply, isPending } = useApplyToCreature(
    campaignId,
    roll,
    creature.id,
    fight,
    onClose,
  );
  const foreseen = foresee(shareOf((left ?? roll).parts));
  const hit = foreseen?.hit;
  return (
    <>
      {foreseen && <DamagePreview name={creature.name} preview={foreseen.preview} />}
      <ApplyWays
        name={creature.name}
        applied={left === undefined}
        connected={connected}
        busy={isPending}
        onApply={hit && (() => apply(hit))}
        onClose={onClose}
      />
    </>
  );
}
