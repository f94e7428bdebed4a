import { Text } from "@mantine/core";
import type { HitPart } from "domain/table/rolls/hits";
import { elide } from "domain/values/text/elide";
import type { LiveCharacter } from "../../live/characters";
import { useConnection } from "../../live/useConnection";
import { ApplyWays, DamagePreview } from "./DamagePreview";
import type { DamageRoll } from "./damageRoll";
import { useApplyToCharacter } from "./useApplyToCharacter";

interface ApplyToCharacterProps {
  campaignId: string;
  /** With the points that the MJ makes of it. */
  roll: DamageRoll;
  /** The share of it that is applied. */
  shareOf: (parts: readonly HitPart[]) => readonly HitPart[];
  target: LiveCharacter;
  onClose: () => void;
}

/** Applied by an id that follows from the roll: two presses, or two tabs, apply it once. */
export function ApplyToCharacter({ campaignId, roll, shareOf, target, onClose }: ApplyToCharacterProps) {
  const connected = useConnection();
  const { left, foresee, failed, apply, isPending } = useApplyToCharacter(campaignId, roll, target, onClose);
  const preview = foresee({ parts: shareOf((left ?? roll).parts) });
  const operation = preview?.operation;
  return (
    <>
      {failed && <Text>L'état {elide("de", target.name)} n'est pas disponible pour le moment.</Text>}
      {preview && <DamagePreview name={target.name} preview={preview} />}
      <ApplyWays
        name={target.name}
        applied={left === undefined}
        connected={connected}
        busy={isPending}
        onApply={operation && (() => apply(operation))}
        onClose={onClose}
      />
    </>
  );
}
