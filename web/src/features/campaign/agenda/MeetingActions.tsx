import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Agenda } from "domain/documents/agenda";
import { WEEKS_RANGE } from "domain/table/agenda/agendaOperation";
import type { Occurrence } from "domain/table/agenda/meetings";
import { dayText, rhythmText } from "domain/table/agenda/meetingText";
import { useState } from "react";
import { useRequestId } from "../../../api/useRequestId";
import { deviceZone } from "../../../table/dates/deviceZone";
import { whenText } from "../../../table/dates/whenText";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { FormError } from "../../../ui/FormError";
import { MeetingButton } from "./MeetingButton";
import { type AgendaCampaign, useChangeAgenda } from "./useChangeAgenda";

interface MeetingActionsProps {
  campaign: AgendaCampaign;
  agenda: Agenda;
  meeting: Occurrence;
}

/** What the MJ does with a date that is agreed on: of several dates, each button says of which it is. */
export function MeetingActions({ campaign, agenda, meeting }: MeetingActionsProps) {
  const [cancelling, cancel] = useDisclosure();
  const [repeating, repeat] = useDisclosure();
  const ofIt = `${dayText(meeting.date)} à ${meeting.time}`;
  const isSingle = meeting.of === undefined;
  return (
    <>
      <Group gap={8}>
        <MeetingButton
          size="sm"
          label="Déplacer"
          aria-label={`Déplacer : ${ofIt}`}
          purpose={{ kind: "move", meeting }}
          {...{ campaign, agenda }}
        />
        {isSingle && agenda.series === undefined && (
          <Button size="sm" aria-label={`Répéter : ${ofIt}`} onClick={repeat.open}>
            Répéter
          </Button>
        )}
        <Button size="sm" aria-label={`Annuler cette séance : ${ofIt}`} onClick={cancel.open}>
          Annuler cette séance
        </Button>
      </Group>
      {cancelling && <CancelMeeting {...{ campaign, meeting }} onClose={cancel.close} />}
      {repeating && <RepeatMeeting {...{ campaign, meeting }} onClose={repeat.close} />}
    </>
  );
}

interface ActionDialogProps {
  campaign: AgendaCampaign;
  meeting: Occurrence;
  onClose: () => void;
}

function CancelMeeting({ campaign, meeting, onClose }: ActionDialogProps) {
  const { change, busy, failure } = useChangeAgenda(campaign, {
    ...{ done: "Séance annulée. Tes joueurs sont prévenus.", onDone: onClose, toasted: false },
  });
  return (
    <ConfirmDialog
      title="Annuler cette séance ?"
      cancel="Garder la séance"
      confirm="Annuler la séance"
      danger
      busy={busy}
      onCancel={onClose}
      onConfirm={() => change({ kind: "cancel", id: meeting.id })}
    >
      <Text>Il n'y aura pas de séance {whenText(meeting, deviceZone())}. Tes joueurs sont prévenus.</Text>
      <FormError>{failure}</FormError>
    </ConfirmDialog>
  );
}

const EVERY_WEEKS = Array.from({ length: WEEKS_RANGE.max }, (_, index) => index + WEEKS_RANGE.min);
const DEFAULT_WEEKS = 2;

function RepeatMeeting({ campaign, meeting, onClose }: ActionDialogProps) {
  const [weeks, setWeeks] = useState(DEFAULT_WEEKS);
  const requestId = useRequestId();
  const { change, busy, failure, forgetFailure } = useChangeAgenda(campaign, {
    ...{ done: "Séances régulières fixées. Tes joueurs sont prévenus.", onDone: onClose, toasted: false },
  });
  const repeat = () => {
    const { id: instead, start: _, end: _end, of: _of, ...first } = meeting;
    change({
      kind: "repeat",
      series: { ...first, id: requestId({ instead, weeks }), everyWeeks: weeks, instead },
    });
  };
  return (
    <ConfirmDialog
      title="Répéter cette séance"
      confirm="Répéter"
      busy={busy}
      onCancel={onClose}
      onConfirm={repeat}
    >
      <Stack gap="md">
        <NativeSelect
          label={`À partir du ${dayText(meeting.date)}`}
          data={EVERY_WEEKS.map((every) => ({
            value: String(every),
            label: rhythmText({ everyWeeks: every }),
          }))}
          value={String(weeks)}
          onChange={({ currentTarget }) => {
            forgetFailure();
            setWeeks(Number(currentTarget.value));
          }}
        />
        <FormError>{failure}</FormError>
      </Stack>
    </ConfirmDialog>
  );
}
