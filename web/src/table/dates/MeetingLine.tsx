import { Anchor, Stack, Text, VisuallyHidden } from "@mantine/core";
import type { Occurrence } from "domain/table/agenda/meetings";
import { dayText, lengthText } from "domain/table/agenda/meetingText";
import { safeLink } from "domain/values/links/safeLink";
import { deviceZone } from "./deviceZone";
import styles from "./MeetingLine.module.css";
import { whenText } from "./whenText";

interface MeetingLineProps {
  meeting: Occurrence;
  /** The reader's time zone. */
  zone?: string;
}

/** When, how long and where one meets. A reader whose clocks show another time is told both. */
export function MeetingLine({ meeting, zone = deviceZone() }: MeetingLineProps) {
  const { date, of, minutes, place, note } = meeting;
  return (
    <Stack gap={2} miw={0}>
      <Text component="time" dateTime={new Date(meeting.start).toISOString()} className={styles.when}>
        {whenText(meeting, zone)}
      </Text>
      <Text size="sm" c="var(--ink-2)" className={styles.more}>
        {lengthText(minutes)}
        {place && (
          <>
            {" "}
            · <Place place={place} />
          </>
        )}
      </Text>
      {of !== undefined && of !== date && (
        <Text size="sm" c="dimmed">
          À la place du {dayText(of)}
        </Text>
      )}
      {note && (
        <Text size="sm" c="var(--ink-2)" className={styles.more}>
          {note}
        </Text>
      )}
    </Stack>
  );
}

/** An address of the web is a link; anything else, an in-app path included, is what it says. */
function Place({ place }: { place: string }) {
  const link = safeLink(place);
  if (link?.kind !== "external") return place;
  return (
    <Anchor href={link.href} target="_blank" rel="noopener noreferrer" inherit>
      {place}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </Anchor>
  );
}
