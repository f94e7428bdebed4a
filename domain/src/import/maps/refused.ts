import { AppError } from "../../values/errors";

/** What is wrong with a map maker's file, in one sentence. */
export const refused = (sentence: string): AppError => new AppError("invalid-input", { sentence });
