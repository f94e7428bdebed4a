import { unreadText, waitingText } from "../../../table/whispers/waitingText";
import { DialogButton } from "../../../ui/DialogButton";
import { useSheetWhispers } from "./useSheetWhispers";

const load = () => import("./WhispersDialog");

/** Writes to the MJ, or for the MJ to the character's player, whether the table is open or not. */
export function WhispersButton() {
  const whispers = useSheetWhispers();
  if (whispers === undefined) return null;
  const { place, isMj, count } = whispers;
  const write = isMj ? "Écrire au joueur" : "Écrire au MJ";
  const label = count === 0 ? write : isMj ? waitingText(count) : unreadText(count);
  return (
    <DialogButton size="sm" label={label} load={load} {...(count > 0 && { variant: "primary" })}>
      {(Dialog, close) => <Dialog place={place} isMj={isMj} onClose={close} />}
    </DialogButton>
  );
}
