import type { SessionUser } from "domain/api/auth";
import { readRole } from "domain/values/roles";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * The member in getSession's answer, or null for a visitor. Every page reads it, so it is read without a schema: only
 * a missing uid makes it no session, and whatever else is missing reads as empty.
 */
export function readSessionUser(answer: unknown): SessionUser | null {
  const user = (answer as { user?: Partial<Record<keyof SessionUser, unknown>> } | null)?.user;
  const uid = text(user?.uid);
  if (!user || uid === "") return null;
  const metadata = user.metadata as SessionUser["metadata"] | undefined;
  return {
    uid,
    name: text(user.name),
    displayName: text(user.displayName) || text(user.name),
    email: text(user.email),
    pronouns: text(user.pronouns),
    role: readRole(user.role),
    characterQuota: typeof user.characterQuota === "number" ? user.characterQuota : 0,
    ...(text(user.photoURL) !== "" && { photoURL: text(user.photoURL) }),
    metadata: { lastSignInTime: metadata?.lastSignInTime },
  };
}
