import { formatTime, formatTimeFrom } from "domain/values/text/dates";
import { deviceZone } from "../../../table/dates/deviceZone";
import styles from "./Evening.module.css";

interface LineTimeProps {
  at: number;
  /** When its evening began. */
  startedAt: number;
}

/** When something was: « 23:40 », and after midnight « dim. 00:12 ». */
export function LineTime({ at, startedAt }: LineTimeProps) {
  const time = formatTimeFrom(at, startedAt, deviceZone());
  return (
    <time
      className={`num ${styles.time}`}
      dateTime={new Date(at).toISOString()}
      data-day={time !== formatTime(at, deviceZone()) || undefined}
    >
      {time}
    </time>
  );
}
