import type { Agenda, Meeting } from "../../documents/agenda";
import { elide } from "../../values/text/elide";

const LONG_DAY = new Intl.DateTimeFormat("fr-FR", {
  ...{ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
});

/** « jeudi 3 décembre », « vendredi 1er janvier » */
export const dayText = (date: string): string =>
  LONG_DAY.format(Date.parse(`${date}T12:00:00Z`)).replace(/\b1\b/, "1er");

/** « heure de Paris », « heure d'Athens »: the zone's city, as far as its name says one. */
export function zoneText(zone: string): string {
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return zone.includes("/") ? `heure ${elide("de", city)}` : zone;
}

/** For a reader wherever they are: « jeudi 3 décembre à 20:00, heure de Paris ». */
export const meetingText = ({ date, time, zone }: Pick<Meeting, "date" | "time" | "zone">): string =>
  `${dayText(date)} à ${time}, ${zoneText(zone)}`;

/** « chaque semaine », « toutes les 2 semaines » */
export const rhythmText = ({ everyWeeks }: Pick<NonNullable<Agenda["series"]>, "everyWeeks">): string =>
  everyWeeks === 1 ? "chaque semaine" : `toutes les ${everyWeeks} semaines`;

/** « 3 h », « 3 h 30 », « 45 min » */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")}`;
}
