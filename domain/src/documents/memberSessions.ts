import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/**
 * One session that a cookie belongs to. Epoch milliseconds: `signedInAt` of the sign-in at the identity
 * provider, which renewals keep; `openedAt` of the cookie; `usedAt` of its last recorded use.
 */
const openSessionSchema = z.object({
  signedInAt: z.number(),
  openedAt: z.number(),
  usedAt: z.number(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/**
 * `sessions/{uid}`: the sessions of a member that still stand, by the id of their cookie; read and written by
 * the server only. A cookie whose session is not in it is refused, however valid its signature.
 */
export const memberSessions = documentKind({
  name: "sessions",
  path: (uid: string) => `sessions/${uid}`,
  schema: z.object({
    /** Sign-ins before this moment open no session: a new password, or all sessions ended at once. */
    validAfter: momentSchema,
    open: z.record(z.string(), openSessionSchema),
  }),
  moments: ["validAfter"],
});

export type MemberSessions = DocumentData<typeof memberSessions>;
