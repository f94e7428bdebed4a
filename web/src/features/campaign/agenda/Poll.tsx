import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { type Occurrence, proposalsOf } from "domain/table/agenda/meetings";
import { dayText } from "domain/table/agenda/meetingText";
import { MeetingLine } from "../../../table/dates/MeetingLine";
import { AutoGrid } from "../../../ui/AutoGrid";
import styles from "./Agenda.module.css";
import { MeetingAnswers } from "./MeetingAnswers";
import { type AgendaParts, MEETING_WIDTH } from "./parts";
import { useChangeAgenda } from "./useChangeAgenda";

/** The dates that are proposed, with who said what; the MJ settles one of them. */
export function Poll(parts: AgendaParts) {
  const { campaign, agenda, isMj, now } = parts;
  const withdrawing = useChangeAgenda(campaign, { done: "Ces dates ne sont plus proposées." });
  const options = proposalsOf(agenda, now);
  if (agenda.poll === undefined || (options.length === 0 && !isMj)) return null;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="6px 12px">
        <div>
          <Title order={3} size="h4">
            Dates proposées
          </Title>
          <Text size="sm" c="var(--ink-2)">
            {options.length === 0
              ? "Ces dates sont passées : plus personne ne peut y répondre."
              : isMj
                ? "Tes joueurs répondent ; tu fixes la date qui convient."
                : "Dis si tu viens : le MJ fixera une de ces dates."}
          </Text>
        </div>
        {isMj && (
          <Button
            size="sm"
            loading={withdrawing.busy}
            onClick={() => withdrawing.change({ kind: "withdraw" })}
          >
            Retirer la question
          </Button>
        )}
      </Group>
      <AutoGrid component="ul" role="list" min={MEETING_WIDTH} gap="var(--space-3)">
        {options.map((meeting) => (
          <Proposal key={meeting.id} meeting={meeting} parts={parts} />
        ))}
      </AutoGrid>
    </Stack>
  );
}

function Proposal({ meeting, parts }: { meeting: Occurrence; parts: AgendaParts }) {
  const { change, busy } = useChangeAgenda(parts.campaign, {
    done: "Date fixée. Tes joueurs sont prévenus.",
  });
  return (
    <li className={styles.meeting} data-proposed>
      <MeetingLine meeting={meeting} />
      <MeetingAnswers meeting={meeting} parts={parts} />
      {parts.isMj && (
        <Button
          size="sm"
          mih={44}
          mt="auto"
          loading={busy}
          aria-label={`Fixer cette date : ${dayText(meeting.date)} à ${meeting.time}`}
          onClick={() => change({ kind: "settle", id: meeting.id })}
        >
          Fixer cette date
        </Button>
      )}
    </li>
  );
}
