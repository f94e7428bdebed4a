import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema, roleSchema } from "./fields";

/** The character quota of a new member (product §6 "Quota"); an admin can change it. */
export const DEFAULT_CHARACTER_QUOTA = 10;

/** `users/{uid}`: read by its owner and by admins, written by the server only. */
export const users = documentKind({
  name: "users",
  path: (uid: string) => `users/${uid}`,
  schema: z.object({
    name: z.string(),
    pronouns: z.string(),
    email: z.string(),
    role: roleSchema,
    characterQuota: z.number(),
    photoURL: z.optional(z.string()),
    createdAt: momentSchema,
    /** When the role claim last changed: a client that sees it change refreshes its ID token. */
    claimsAt: momentSchema,
    /** See `account/userKeys`: the keys by which the admins' list is sorted and searched. */
    nameKey: z._default(z.string(), ""),
    surnameKey: z._default(z.string(), ""),
  }),
  moments: ["createdAt", "claimsAt"],
});

export type UserDocument = DocumentData<typeof users>;
