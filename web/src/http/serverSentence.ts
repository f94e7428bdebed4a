import { AppError } from "domain/errors";
import { HttpError } from "./call";

/** What a failed call tells the user where the server's own sentence comes first (product §8, the admins' rows). */
export function serverSentence(error: unknown, otherwise: string): string {
  if (error instanceof AppError) return error.message;
  return (error instanceof HttpError ? error.sentence : undefined) ?? otherwise;
}
