import type { Encounter } from "domain/api/encounters";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { SystemId } from "domain/values/systemIds";
import { DialogButton } from "../../ui/DialogButton";
import type { CreatureAddition } from "./AddCreature";

const loadDialog = () => import("./CreaturesDialog");

interface CreaturesButtonProps {
  campaignId: string;
  system: SystemId;
  /** Takes creatures into the fight; there is no button without it. */
  onAdd?: ((addition: CreatureAddition) => void) | undefined;
  /** Takes a whole prepared encounter into the fight. */
  onOpen?: ((encounter: Encounter) => void) | undefined;
  /** Rolls an attack of a creature that is looked at. */
  onRoll?: ((request: RollRequest) => void) | undefined;
}

/** « Créatures » : the catalogue, the MJ's own and the prepared encounters, loaded when somebody reaches for them. */
export function CreaturesButton({ onAdd, ...asked }: CreaturesButtonProps) {
  if (onAdd === undefined) return null;
  return (
    <DialogButton size="xs" label="Créatures" load={loadDialog}>
      {(CreaturesDialog, close) => <CreaturesDialog {...asked} onAdd={onAdd} onClose={close} />}
    </DialogButton>
  );
}
