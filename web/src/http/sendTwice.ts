import { HttpError } from "./request";

/** So long the first request is waited for alone: answers come within a second, and the second needs its part too. */
export const SECOND_AFTER_MS = 6_000;
/** What a connection that broke is given before the second request. */
const BREATH_MS = 300;

/** Neither of two requests was answered: whether the server did what they asked is not known. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super("On ne sait pas si c'est fait : le serveur n'a pas répondu. Vérifie avant de recommencer.", {
      cause,
    });
    this.name = "NoAnswer";
  }
}

type Outcome<Answer> = { answer: Answer } | { refusal: HttpError } | { lost: unknown };

/**
 * How a request ended. One that a failing server answered, or the second where it was one too many, may still be answered
 * otherwise; a first one that the server sends away for a moment was not done.
 */
const outcomeOf = <Answer>(request: Promise<Answer>, isSecond = false): Promise<Outcome<Answer>> =>
  request.then(
    (answer) => ({ answer }),
    (error: unknown) => {
      if (!(error instanceof HttpError)) return { lost: error };
      const isSentAway = error.status === 429 || error.retryAfter !== undefined;
      const isRefusal = isSentAway ? !isSecond : error.status < 500;
      return isRefusal ? { refusal: error } : { lost: error };
    },
  );

/**
 * Sends a request that does no more when it is sent twice, and once more beside it where it fails without an answer or is
 * not answered within `SECOND_AFTER_MS`; the first answer counts. Both have `within` (milliseconds) together.
 *
 * @param send sends it, and gives up after so many milliseconds
 * @throws `NoAnswer` where neither was answered, and what the server refused or failed with otherwise
 */
export async function sendTwice<Answer>(
  send: (within: number) => Promise<Answer>,
  within: number,
): Promise<Answer> {
  const end = performance.now() + within;
  const first = outcomeOf(send(within));
  const early = await Promise.race([first, pause(SECOND_AFTER_MS)]);
  if (early !== undefined && !("lost" in early)) return answerOf(early);
  if (early !== undefined) await pause(BREATH_MS);
  const second = outcomeOf(send(end - performance.now()), true);
  return answerOf(await firstKnown([first, second]));
}

/** The outcome that comes first and says something; where none does, that of the last. */
async function firstKnown<Answer>(requests: readonly Promise<Outcome<Answer>>[]): Promise<Outcome<Answer>> {
  const known = requests.map(async (request) => {
    const outcome = await request;
    if ("lost" in outcome) throw outcome.lost;
    return outcome;
  });
  return Promise.any(known).catch(({ errors }: AggregateError) => ({ lost: errors.at(-1) }));
}

function answerOf<Answer>(outcome: Outcome<Answer>): Answer {
  if ("answer" in outcome) return outcome.answer;
  if ("refusal" in outcome) throw outcome.refusal;
  throw outcome.lost instanceof HttpError ? outcome.lost : new NoAnswer(outcome.lost);
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
