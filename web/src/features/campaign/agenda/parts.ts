import type { Agenda } from "domain/documents/agenda";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import type { AnswersByPlayer } from "../../../live/dates";
import type { OwnAnswers } from "../../../table/dates/useAnswerDates";

/** What the parts of the agenda's card share. */
export interface AgendaParts {
  readonly campaign: Pick<CampaignPage, "id" | "system" | "players">;
  readonly agenda: Agenda;
  readonly isMj: boolean;
  /** Undefined while they are not known. */
  readonly answered: AnswersByPlayer | undefined;
  readonly own: OwnAnswers;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The narrowest that a date gets beside others, in pixels. */
export const MEETING_WIDTH = 260;
