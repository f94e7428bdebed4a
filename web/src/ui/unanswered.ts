/** Said while a call was sent twice without an answer and is asked about again. */
export const UNANSWERED = "Pas encore de réponse : on ne sait pas si c'est fait. On redemande…";
