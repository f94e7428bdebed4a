import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type Occurrence, occurrencesOf } from "domain/table/agenda/meetings";
import { dayText, rhythmText } from "domain/table/agenda/meetingText";
import { plural } from "domain/values/text/plural";
import { hosts } from "../../../http/hosts";
import { MeetingLine } from "../../../table/dates/MeetingLine";
import { AutoGrid } from "../../../ui/AutoGrid";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import { Fold } from "../../../ui/Fold";
import { FormError } from "../../../ui/FormError";
import styles from "./Agenda.module.css";
import { CancelledDates } from "./CancelledDates";
import { MeetingActions } from "./MeetingActions";
import { MeetingAnswers } from "./MeetingAnswers";
import { type AgendaParts, MEETING_WIDTH } from "./parts";
import { type AgendaCampaign, useChangeAgenda } from "./useChangeAgenda";

/** More of them are behind a line that opens. */
const SHOWN = 3;

/** What is agreed on and not over, the next first. */
export function SettledDates(parts: AgendaParts) {
  const { agenda, campaign, isMj, now } = parts;
  const dates = occurrencesOf(agenda, now);
  const [next, later] = [dates.slice(0, SHOWN), dates.slice(SHOWN)];
  if (dates.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Aucune date fixée.
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        Prochaines séances
      </Title>
      <DateList dates={next} parts={parts} />
      {later.length > 0 && (
        <Fold title={`${later.length} ${plural(later.length, "autre date", "autres dates")}`}>
          <DateList dates={later} parts={parts} />
        </Fold>
      )}
      {agenda.series && (
        <Group justify="space-between" gap="6px 12px">
          <Text size="sm" c="var(--ink-2)">
            Séances régulières : {rhythmText(agenda.series)}.
          </Text>
          {isMj && <StopSeries campaign={campaign} />}
        </Group>
      )}
      <CancelledDates {...parts} />
    </Stack>
  );
}

function DateList({ dates, parts }: { dates: readonly Occurrence[]; parts: AgendaParts }) {
  return (
    <AutoGrid component="ul" role="list" min={MEETING_WIDTH} gap="var(--space-3)">
      {dates.map((meeting) => (
        <SettledDate key={meeting.id} meeting={meeting} parts={parts} />
      ))}
    </AutoGrid>
  );
}

function SettledDate({ meeting, parts }: { meeting: Occurrence; parts: AgendaParts }) {
  const { campaign, agenda, isMj, now } = parts;
  const file = `${hosts.backend}/api/campaigns/${campaign.id}/dates/${encodeURIComponent(meeting.id)}.ics`;
  return (
    <li className={styles.meeting}>
      <MeetingLine meeting={meeting} />
      <MeetingAnswers meeting={meeting} parts={parts} />
      <Anchor
        href={file}
        download
        className={styles.calendar}
        aria-label={`Ajouter à mon calendrier : ${dayText(meeting.date)}`}
      >
        Ajouter à mon calendrier
      </Anchor>
      {isMj && meeting.start > now && <MeetingActions {...{ campaign, agenda, meeting }} />}
    </li>
  );
}

function StopSeries({ campaign }: { campaign: AgendaCampaign }) {
  const [asking, { open, close }] = useDisclosure();
  const { change, busy, failure } = useChangeAgenda(campaign, {
    ...{ done: "Les séances régulières sont arrêtées.", onDone: close, toasted: false },
  });
  return (
    <>
      <Button size="sm" onClick={open}>
        Arrêter la répétition
      </Button>
      {asking && (
        <ConfirmDialog
          title="Arrêter la répétition ?"
          confirm="Arrêter"
          danger
          busy={busy}
          onCancel={close}
          onConfirm={() => change({ kind: "stop" })}
        >
          <Text>
            Toutes les séances régulières à venir quittent l'agenda, celles que tu as déplacées aussi. Tes
            joueurs sont prévenus.
          </Text>
          <FormError>{failure}</FormError>
        </ConfirmDialog>
      )}
    </>
  );
}
