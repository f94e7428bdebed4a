import { randomBytes } from "node:crypto";

/** 144 random bits, so that nobody can guess an invite link. */
export const newInviteToken = (): string => randomBytes(18).toString("base64url");
