import { answerDates } from "domain/api/agenda";
import type { DateAnswer } from "domain/documents/agenda";
import type { Answers } from "domain/table/agenda/answerDates";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";

const FAILED = "Ta réponse n'a pas pu être enregistrée. Réessaie dans quelques instants.";

/** A press, until what is stored says the same. */
interface Given {
  readonly meetingId: string;
  readonly answer: DateAnswer;
}

interface Shown {
  readonly press: Given;
  /** Once the server has taken it: what was stored, as far as this device knew then. */
  readonly taken?: { readonly stored: DateAnswer | undefined };
}

type Presses = Readonly<Record<string, Shown>>;

const isLatest = (all: Presses, press: Given): boolean => all[press.meetingId]?.press === press;

const without = (all: Presses, meetingId: string): Presses =>
  Object.fromEntries(Object.entries(all).filter(([id]) => id !== meetingId));

export interface OwnAnswers {
  /** What one has answered, what is being sent included. */
  readonly answers: Answers;
  readonly answer: (meetingId: string, answer: DateAnswer) => void;
}

/**
 * One's answers to the dates of a campaign (product §2.19.3): each shows at once, and goes back where the server refuses it.
 * Presses are sent one after the other, so that the last one stands.
 */
export function useAnswerDates(campaignId: string, system: SystemId, stored: Answers): OwnAnswers {
  const [shown, setShown] = useState<Presses>({});
  const { mutate } = useMutation({
    networkMode: "always",
    scope: { id: `dates:${campaignId}` },
    mutationFn: ({ meetingId, answer }: Given) =>
      call(answerDates, {
        params: { system, id: campaignId },
        body: { answers: { [meetingId]: answer } },
      }),
    onMutate: (press) => setShown((all) => ({ ...all, [press.meetingId]: { press } })),
    onSuccess: (_, press) => {
      const { meetingId } = press;
      const taken = { stored: stored[meetingId] };
      setShown((all) => (isLatest(all, press) ? { ...all, [meetingId]: { press, taken } } : all));
    },
    onError: (error, press) => {
      toast("error", serverSentence(error, FAILED));
      setShown((all) => (isLatest(all, press) ? without(all, press.meetingId) : all));
    },
  });
  // What is stored wins as soon as it changes: it may be another device's answer by now.
  const current = Object.values(shown).filter(
    ({ press: { meetingId }, taken }) => taken === undefined || taken.stored === stored[meetingId],
  );
  const answers = Object.fromEntries(
    current.map(({ press: { meetingId, answer } }): [string, DateAnswer] => [meetingId, answer]),
  );
  return {
    answers: { ...stored, ...answers },
    answer: (meetingId, answer) => mutate({ meetingId, answer }),
  };
}
