import * as z from "zod/mini";
import { inviteRequestStatusSchema } from "../documents/inviteRequest";
import { MAX_SEATS } from "../members/invitations/seats";
import { defineCall } from "./call";

const tableSeatsSchema = z.object({
  /** The latest request; absent before the first. */
  asked: z.optional(z.object({ count: z.number(), status: inviteRequestStatusSchema })),
  seats: z.array(z.object({ code: z.string(), used: z.boolean(), usedByName: z.optional(z.string()) })),
});
export type TableSeats = z.infer<typeof tableSeatsSchema>;

/** Beyond the product's list: registration codes for people of one's table who have no account. */
export const listSeats = defineCall({
  method: "GET",
  path: "/api/:system/campaign/:id/seats",
  access: "user",
  summary: "The seats of a campaign's table, with the codes to hand out (MJ)",
  result: tableSeatsSchema,
});

/** 409 `too-many-seats` beyond eight seats ahead. */
export const requestSeats = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/seats",
  access: "user",
  summary: "Ask the admins for seats at a campaign's table (MJ)",
  body: z.object({ count: z.int().check(z.minimum(1), z.maximum(MAX_SEATS)) }),
  result: tableSeatsSchema,
});
