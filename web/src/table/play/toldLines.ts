import type { Life } from "domain/game/play";
import type { PlayEvent } from "domain/operations/applied";
import { type DoneLine, eventsText, isNews, saidOf, sourceOf } from "./playLines";

/** One thing that is told: a line of the log, or several of one source whose amounts are summed. */
export interface ToldLine {
  readonly source: string;
  readonly events: readonly PlayEvent[];
  /** The oldest first. */
  readonly lines: readonly DoneLine[];
}

/** « −7 PV », « −1 PV : 5 / 8 PV »: the log keeps words alone. What has another number in it is no plain amount. */
const AMOUNT = /^([+−])(\d+)( [^\d:]+)( : .+)?$/;

function amountOf(event: PlayEvent | undefined) {
  const [, sign, count, unit, left = ""] = AMOUNT.exec(event?.text ?? "") ?? [];
  return sign === undefined || unit === undefined
    ? undefined
    : { kind: sign + unit, sign, count: Number(count), unit, left };
}

/** The events of two lines as those of one: the amounts that begin them summed, the rest once; undefined of anything else. */
function sumOf(before: readonly PlayEvent[], after: readonly PlayEvent[]): readonly PlayEvent[] | undefined {
  const [[first, ...earlier], [last, ...later]] = [before, after];
  const [one, other] = [amountOf(first), amountOf(last)];
  if (last === undefined || one === undefined || other === undefined || one.kind !== other.kind)
    return undefined;
  const text = `${one.sign}${one.count + other.count}${one.unit}${other.left}`;
  const rest = new Map([...earlier, ...later].map((event) => [event.text, event]));
  return [{ ...last, text }, ...rest.values()];
}

/** Lines, the oldest first, with neighbours of one source summed: three blows of −1 are « −3 PV ». */
export function toldLines(lines: readonly DoneLine[]): readonly ToldLine[] {
  const told: ToldLine[] = [];
  for (const line of lines) {
    const { entry } = line;
    const source = sourceOf(entry);
    const before = told.at(-1);
    const events = before?.source === source ? sumOf(before.events, entry.events) : undefined;
    if (before && events) told[told.length - 1] = { source, events, lines: [...before.lines, line] };
    else told.push({ source, events: entry.events, lines: [line] });
  }
  return told;
}

/** Whether it says by how much life changed. */
const movesLife = (event: PlayEvent | undefined, { label }: Life): boolean =>
  event !== undefined && /^[+−]\d/.test(event.text) && event.text.includes(` ${label}`);

/** « −1 PV » of « −1 PV : 5 / 8 PV ». */
const withoutLeft = ([first, ...others]: readonly PlayEvent[]): readonly PlayEvent[] =>
  first === undefined ? others : [{ ...first, text: first.text.replace(/ : \d+ \/ \d+ .+$/, "") }, ...others];

/**
 * What others did, in one sentence, the oldest first: « MJ : −7 PV ; +5 PV (12 / 20) », « Loup 1 · Dégâts : Morsure :
 * −7 PV (5 / 20) ». Says that it was missed where some of it is no news any more. `life`: what it is now, with what this
 * device still has to send (`waits`), of which the server's words know nothing.
 */
export function newsText(
  told: readonly ToldLine[],
  now: number,
  life: Life | undefined,
  waits: boolean,
): string {
  const isMoved = (events: readonly PlayEvent[]) => life !== undefined && movesLife(events[0], life);
  const said = told.map(({ source, events }, place) => {
    const text = eventsText(isMoved(events) ? withoutLeft(events) : events);
    return told[place - 1]?.source === source ? text : saidOf(source, text);
  });
  const missed = told.some(({ lines }) => lines.some(({ entry }) => !isNews(entry, now)));
  const sentence = `${missed ? "Pendant ton absence, " : ""}${said.join(" ; ")}`;
  if (life === undefined) return sentence;
  const points = `${life.current} / ${life.max}`;
  if (told.some(({ events }) => isMoved(events))) return `${sentence} (${points})`;
  const isOfLife = told.some(({ events }) => events.some(({ text }) => text.includes(life.label)));
  return waits && isOfLife ? `${sentence} ; avec ce qui attend, ${life.label} ${points}` : sentence;
}
