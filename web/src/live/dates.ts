import { type DateAnswersDocument, dateAnswers } from "domain/documents/agenda";
import type { Answers } from "domain/table/agenda/answerDates";
import { useMember } from "../session/SessionProvider";
import { live, liveDocument, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";
import { useMapped } from "./useMapped";

/** What each player answered, by their uid. */
export type AnswersByPlayer = ReadonlyMap<string, Answers>;

const byPlayer = (documents: readonly WithId<DateAnswersDocument>[]): AnswersByPlayer =>
  new Map(documents.map(({ uid, answers }) => [uid, answers]));

/** Who answered what to the dates of a campaign, for its MJ and its players. Without an id it waits. */
export const useDateAnswers = (campaignId: string | undefined): Live<AnswersByPlayer> =>
  useMapped(useLive(live(dateAnswers, [campaignId], {})), byPlayer);

const NONE: Answers = {};
const answersIn = (document: WithId<DateAnswersDocument> | null): Answers => document?.answers ?? NONE;

/** One's own answers to the dates of a campaign; none before the first. Without an id it waits. */
export const useOwnDateAnswers = (campaignId: string | undefined): Live<Answers> =>
  useMapped(useLive(liveDocument(dateAnswers, campaignId, useMember().uid)), answersIn);
