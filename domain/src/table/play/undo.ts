import type { PlayLogDocument } from "../../documents/play";

/** For how long an operation can be taken back, in milliseconds. */
export const UNDO_MS = 10 * 60_000;

type PlayRole = PlayLogDocument["role"];

/** Who acts on a character, and as what. */
export interface PlayActor {
  readonly uid: string;
  readonly role: PlayRole;
}

type Undoable = Pick<
  PlayLogDocument,
  "uid" | "forGroup" | "undoOf" | "undoneBy" | "inverse" | "createdAt" | "downtime"
>;

/** Why this operation cannot be taken back now, or undefined. `entry` is undefined where its log has none. */
export function checkUndo(entry: Undoable | undefined, actor: PlayActor, now: number): string | undefined {
  if (entry === undefined) return "Cette action n'est plus dans l'historique.";
  if (entry.undoOf !== undefined) return "Une annulation ne s'annule pas.";
  if (entry.undoneBy !== undefined) return "Cette action est déjà annulée.";
  // Dice that displease are not thrown again; what happened between two evenings is read later than ten minutes after.
  if (entry.downtime !== undefined) {
    return actor.role === "mj" ? undefined : "Le MJ seul annule ce qui se fait entre deux séances.";
  }
  if (actor.role !== "mj" && entry.uid !== actor.uid && entry.forGroup !== true) {
    return "Seul son auteur ou le MJ peut annuler cette action.";
  }
  if (now - entry.createdAt > UNDO_MS) return "Une action ne s'annule que pendant dix minutes.";
  if (entry.inverse.length === 0) return "Il n'y a rien à annuler.";
  return undefined;
}
