import { Button, Group, Text } from "@mantine/core";
import { cancelledOf, type Occurrence } from "domain/table/agenda/meetings";
import { dayText } from "domain/table/agenda/meetingText";
import type { AgendaParts } from "./parts";
import { type AgendaCampaign, useChangeAgenda } from "./useChangeAgenda";

/** The dates of the series that fall out and are to come; the MJ can restore them. */
export function CancelledDates({ campaign, agenda, isMj, now }: AgendaParts) {
  const dates = cancelledOf(agenda, now);
  if (dates.length === 0) return null;
  return (
    <Group gap="6px 12px">
      <Text size="sm" c="var(--ink-2)">
        Séances annulées :{!isMj && ` ${dates.map(({ date }) => dayText(date)).join(", ")}.`}
      </Text>
      {isMj && dates.map((meeting) => <Restorable key={meeting.id} {...{ campaign, meeting }} />)}
    </Group>
  );
}

function Restorable({ campaign, meeting }: { campaign: AgendaCampaign; meeting: Occurrence }) {
  const { change, busy } = useChangeAgenda(campaign, {
    done: "Séance rétablie. Tes joueurs sont prévenus.",
  });
  return (
    <Group gap={8}>
      <Text size="sm">{dayText(meeting.date)}</Text>
      <Button
        size="sm"
        loading={busy}
        aria-label={`Rétablir : ${dayText(meeting.date)} à ${meeting.time}`}
        onClick={() => change({ kind: "restore", id: meeting.id })}
      >
        Rétablir
      </Button>
    </Group>
  );
}
