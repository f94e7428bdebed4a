import type { ButtonProps } from "@mantine/core";
import type { Agenda } from "domain/documents/agenda";
import { DialogButton } from "../../../ui/DialogButton";
import type { MeetingPurpose } from "./MeetingDialog";
import type { AgendaCampaign } from "./useChangeAgenda";

const loadDialog = () => import("./MeetingDialog");

interface MeetingButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  campaign: AgendaCampaign;
  agenda: Agenda;
  purpose: MeetingPurpose;
  label: string;
  "aria-label"?: string;
}

/** Opens the dialog with the calendar, whose code comes when somebody reaches for it. */
export function MeetingButton({ campaign, agenda, purpose, ...button }: MeetingButtonProps) {
  return (
    <DialogButton {...button} load={loadDialog}>
      {(MeetingDialog, close) => <MeetingDialog {...{ campaign, agenda, purpose }} onClose={close} />}
    </DialogButton>
  );
}
