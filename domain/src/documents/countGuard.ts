import * as z from "zod/mini";
import { documentKind } from "./documentKind";

const schema = z.object({ changes: z.number() });

/**
 * `campaigns/{id}/countGuards/{name}`: written by whoever adds to what is counted there, so that of two who count at once
 * one counts again. The server's alone.
 */
export const campaignCountGuards = documentKind({
  name: "countGuards",
  path: (campaignId: string, name: string) => `campaigns/${campaignId}/countGuards/${name}`,
  schema,
  moments: [],
});

/** `users/{uid}/countGuards/{name}`: the same of what a member has. */
export const memberCountGuards = documentKind({
  name: "countGuards",
  path: (uid: string, name: string) => `users/${uid}/countGuards/${name}`,
  schema,
  moments: [],
});
