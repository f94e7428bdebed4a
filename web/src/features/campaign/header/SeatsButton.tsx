import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { DialogButton } from "../../../ui/DialogButton";

const loadSeats = () => import("./Seats");

/** For people of the table who have no account yet: what floats comes when somebody reaches for it. */
export function SeatsButton({ campaign }: { campaign: CampaignPage }) {
  return (
    <DialogButton label="Places sans compte" load={loadSeats}>
      {(Seats, close) => <Seats campaign={campaign} onClose={close} />}
    </DialogButton>
  );
}
