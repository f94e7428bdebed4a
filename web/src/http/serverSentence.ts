import { AppError } from "domain/values/errors";
import { HttpError } from "./call";
import { NoAnswer } from "./sendTwice";

/** As `serverSentence`, with the error's own message before the last resort (product §8, "Invite request update"). */
export const serverTextOrMessage = (error: unknown, otherwise: string): string =>
  serverSentence(error, (error instanceof Error && error.message) || otherwise);

/** What a failed call tells the user where the server's own sentence comes first (product §8, the admins' rows). */
export function serverSentence(error: unknown, otherwise: string): string {
  if (error instanceof AppError || error instanceof NoAnswer) return error.message;
  return (error instanceof HttpError ? error.sentence : undefined) ?? otherwise;
}
