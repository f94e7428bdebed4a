import { Button, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Agenda } from "domain/documents/agenda";
import { MAX_OPTIONS } from "domain/table/agenda/agendaOperation";
import type { AgendaOperation } from "domain/table/agenda/changeAgenda";
import type { Occurrence } from "domain/table/agenda/meetings";
import { dayText } from "domain/table/agenda/meetingText";
import { useState } from "react";
import { useRequestId } from "../../../api/useRequestId";
import { deviceZone } from "../../../table/dates/deviceZone";
import { AutoGrid } from "../../../ui/AutoGrid";
import { Dialog } from "../../../ui/ConfirmDialog";
import { FormError } from "../../../ui/FormError";
import { DayChoice } from "./DayChoice";
import { DayTimes } from "./DayTimes";
import { MeetingDetails } from "./MeetingDetails";
import {
  checkFields,
  fieldsToMove,
  type MeetingFields,
  meetingsOf,
  newFields,
  proposedFields,
} from "./meetingForm";
import { type AgendaCampaign, useChangeAgenda } from "./useChangeAgenda";

/**
 * What the dialog is for: dates to ask the players about, in the place of those that are `proposed`, one that stands
 * without asking, another one for a meeting.
 */
export type MeetingPurpose =
  | { readonly kind: "propose"; readonly proposed: readonly Occurrence[] }
  | { readonly kind: "add" }
  | { readonly kind: "move"; readonly meeting: Occurrence };

interface MeetingDialogProps {
  campaign: AgendaCampaign;
  agenda: Agenda;
  purpose: MeetingPurpose;
  onClose: () => void;
}

const WORDING = {
  propose: { title: "Proposer des dates", submit: "Proposer", done: "Dates proposées à tes joueurs." },
  change: { title: "Changer les dates", submit: "Changer les dates", done: "Dates changées." },
  add: { title: "Fixer une date", submit: "Fixer la date", done: "Date fixée. Tes joueurs sont prévenus." },
  move: {
    title: "Déplacer la séance",
    submit: "Déplacer",
    done: "Séance déplacée. Tes joueurs sont prévenus.",
  },
};

const wordingOf = (purpose: MeetingPurpose) =>
  WORDING[purpose.kind === "propose" && purpose.proposed.length > 0 ? "change" : purpose.kind];

function firstFields(purpose: MeetingPurpose, agenda: Agenda): MeetingFields {
  if (purpose.kind === "move") return fieldsToMove(purpose.meeting);
  const [first, ...others] = purpose.kind === "propose" ? purpose.proposed : [];
  return first ? proposedFields([first, ...others], deviceZone()) : newFields(agenda, deviceZone());
}

function operationOf(
  purpose: MeetingPurpose,
  fields: MeetingFields,
  id: string,
): AgendaOperation | undefined {
  if (purpose.kind === "propose") {
    return { kind: "propose", id, options: meetingsOf(fields, (index) => `${id}-${index}`) };
  }
  const [meeting] = meetingsOf(fields, () => (purpose.kind === "move" ? purpose.meeting.id : id));
  return meeting && { kind: purpose.kind, meeting };
}

/** Days on a calendar, and what they have in common. */
export default function MeetingDialog({ campaign, agenda, purpose: asked, onClose }: MeetingDialogProps) {
  // What it was opened for, whatever comes of the dates meanwhile.
  const [purpose] = useState(asked);
  const { title, submit, done } = wordingOf(purpose);
  const { change, busy, failure, forgetFailure } = useChangeAgenda(campaign, {
    ...{ done, onDone: onClose, toasted: false },
  });
  const requestId = useRequestId();
  const form = useForm<MeetingFields>({
    initialValues: firstFields(purpose, agenda),
    validate: (fields) => checkFields(fields, Date.now()),
    clearInputErrorOnChange: true,
  });
  const { dates, zone } = form.values;
  const isMany = purpose.kind === "propose";
  return (
    <Dialog
      title={title}
      size="xl"
      busy={busy}
      onCancel={onClose}
      actions={
        <Button type="submit" form="meeting" variant="primary" loading={busy} disabled={dates.length === 0}>
          {submit}
        </Button>
      }
    >
      <form
        id="meeting"
        noValidate
        onChange={forgetFailure}
        onSubmit={form.onSubmit((fields) => {
          const operation = operationOf(purpose, fields, requestId({ kind: purpose.kind, ...fields }));
          if (operation) change(operation);
        })}
      >
        <AutoGrid min={290} gap="var(--space-4)">
          <Stack gap="md">
            <DayChoice
              zone={zone}
              dates={dates}
              max={isMany ? MAX_OPTIONS : 1}
              onDates={(chosen) => {
                forgetFailure();
                form.clearFieldError("time");
                form.setFieldValue("dates", chosen);
              }}
            />
            <Text size="sm" c="dimmed" role="status">
              {dates.length > 0
                ? dates.toSorted().map(dayText).join(", ")
                : isMany
                  ? `Choisis jusqu'à ${MAX_OPTIONS} jours.`
                  : "Choisis un jour."}
            </Text>
            {isMany && <DayTimes form={form} />}
          </Stack>
          <Stack gap="md">
            <MeetingDetails form={form} />
            {isMany && purpose.proposed.length > 0 && (
              <Text size="sm" c="dimmed">
                Les réponses restent aux dates dont ni le jour ni l'heure ne changent.
              </Text>
            )}
            <FormError>{failure}</FormError>
          </Stack>
        </AutoGrid>
      </form>
    </Dialog>
  );
}
