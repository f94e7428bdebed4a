import type { ThreadPlace } from "../../../table/whispers/useThread";
import WhisperThread from "../../../table/whispers/WhisperThread";
import { ModalWindow } from "../../../ui/ModalWindow";

interface WhispersDialogProps {
  place: ThreadPlace;
  isMj: boolean;
  onClose: () => void;
}

/** What the character's player and the MJ write to each other, over the sheet. */
export default function WhispersDialog({ place, isMj, onClose }: WhispersDialogProps) {
  return (
    <ModalWindow title={isMj ? "Messages avec le joueur" : "Messages avec le MJ"} onClose={onClose}>
      <WhisperThread place={place} />
    </ModalWindow>
  );
}
