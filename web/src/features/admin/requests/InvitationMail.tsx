import { Anchor, Button, Text, Textarea } from "@mantine/core";
import { ADMIN_FAILURES, ADMIN_SUCCESSES } from "domain/members/admin/messages";
import { invitationMail } from "domain/members/invitations/invitationMail";
import { Dialog } from "../../../ui/ConfirmDialog";
import { useCopyOrShow } from "../useCopyOrShow";

interface InvitationMailProps {
  email: string;
  code: string;
  onClose: () => void;
}

/** The mail of an invitation, to copy or to open where one writes mails: the product sends none itself. */
export function InvitationMail({ email, code, onClose }: InvitationMailProps) {
  const { copy, dialog } = useCopyOrShow();
  const { to, subject, body } = invitationMail(email, code, window.location.origin);
  const mailto = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const copied = {
    text: body,
    label: "Message d'invitation",
    copied: ADMIN_SUCCESSES.copyMail,
    failed: ADMIN_FAILURES.copyMail,
  };
  return (
    <Dialog
      title="Invitation prête"
      cancel="Fermer"
      onCancel={onClose}
      actions={
        <Button variant="primary" onClick={() => copy(copied)}>
          Copier le message
        </Button>
      }
    >
      <p>
        Le code <code>{code}</code> attend {to} et la demande est marquée comme traitée. Il reste à lui écrire
        :
      </p>
      <Text mt={14} fw={600} c="var(--ink)">
        {subject}
      </Text>
      <Textarea my={12} label="Message" rows={10} value={body} readOnly />
      <p>
        <Anchor href={mailto}>Ouvrir dans ma messagerie</Anchor>
      </p>
      {dialog}
    </Dialog>
  );
}
