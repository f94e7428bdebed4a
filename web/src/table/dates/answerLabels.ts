import type { DateAnswer } from "domain/documents/agenda";

export const ANSWER_LABELS: Readonly<Record<DateAnswer, string>> = {
  yes: "Oui",
  maybe: "Peut-être",
  no: "Non",
};
