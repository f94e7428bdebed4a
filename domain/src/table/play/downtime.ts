import type { CampaignDocument } from "../../documents/campaign";
import type { PlayLogDocument, PlayStateDocument } from "../../documents/play";
import type { AnyDowntimeAct, DowntimeWay } from "../../game/downtime";
import { refuse } from "../../operations/refuse";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { isPlayed } from "../evenings/evenings";

/** How many acts a character has between two evenings; where the next one is late, every week. */
export const MAX_DOWNTIME_ACTS = 3;

const WEEK_MS = 7 * 24 * 60 * 60_000;

type Count = PlayStateDocument["downtime"];

/** What one asks for: the ids of an act and of a way to do it. */
export interface AskedDowntime {
  readonly act: string;
  readonly way: string;
}

/** The number of the last evening; 0 before the first. */
export const lastEveningOf = ({ evening }: Pick<CampaignDocument, "evening">): number => evening?.number ?? 0;

/** Why nothing is done between two evenings now; undefined where something may be. Without a campaign, at no table. */
export function checkDowntime(campaign: Pick<CampaignDocument, "evening"> | undefined): string | undefined {
  if (campaign === undefined) return "Ce personnage n'est à aucune table.";
  return isPlayed(campaign.evening) ? "Une séance est en cours : cela se joue à la table." : undefined;
}

/** The count as it holds now: it begins anew after each evening, and after a week. */
function current(count: Count, after: number, now: number): NonNullable<Count> {
  const holds = count !== undefined && count.after === after && now - count.since < WEEK_MS;
  return holds ? count : { after, since: now, count: 0 };
}

/** How many acts are left, after the evening of this number. */
export const actsLeft = (count: Count, after: number, now: number): number =>
  Math.max(0, MAX_DOWNTIME_ACTS - current(count, after, now).count);

/** With one act more. Throws `operation-refused` where none is left. */
export function countedDowntime(count: Count, after: number, now: number): NonNullable<Count> {
  const held = current(count, after, now);
  if (held.count >= MAX_DOWNTIME_ACTS) {
    refuse(
      `${MAX_DOWNTIME_ACTS} actes ont été faits : la suite après la prochaine séance, ou dans la semaine.`,
    );
  }
  return { ...held, count: held.count + 1 };
}

/** Without an act that was taken back, as far as it is still counted. */
export function uncountedDowntime(
  count: Count,
  { downtime, createdAt }: Pick<PlayLogDocument, "downtime" | "createdAt">,
): Count {
  if (count === undefined || downtime?.after !== count.after || createdAt < count.since) return count;
  return { ...count, count: Math.max(0, count.count - 1) };
}

/**
 * What came of an act, its dice thrown. Throws `operation-refused` for what the game does not have, and for what cannot be
 * done now.
 */
export function resolveDowntime(
  acts: readonly AnyDowntimeAct[],
  { act: actId, way: wayId }: AskedDowntime,
  hero: Parameters<AnyDowntimeAct["waysOf"]>[0],
  source: RandomUint32,
): ReturnType<DowntimeWay<{ readonly kind: string }>["resolve"]> {
  const act = acts.find(({ id }) => id === actId) ?? refuse("Cela ne se fait pas dans ce jeu.");
  const way = act.waysOf(hero).find(({ id }) => id === wayId) ?? refuse("Ce choix n'est plus possible.");
  return way.resolve(source);
}
