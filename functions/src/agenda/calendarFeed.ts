import { randomBytes } from "node:crypto";
import { calendarFeeds } from "domain/documents/agenda";
import { users } from "domain/documents/user";
import type { Handler } from "../http/handler";
import { deleteIfPresent } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { calendarFeedsOf } from "../store/queries";

/** 256 bits: nobody guesses one. */
const newToken = (): string => randomBytes(32).toString("base64url");

export const getCalendarFeed: Handler<"getCalendarFeed"> = async ({ caller }) => {
  const [feed] = await calendarFeedsOf(caller.uid);
  return { token: feed?.id ?? null };
};

/**
 * Those before end in the same write. Of two that are made at once, which did not see each other, one stays: whoever
 * writes last sees both, and each ends all but the same one.
 */
export const renewCalendarFeed: Handler<"renewCalendarFeed"> = async ({ caller, now }) => {
  const token = newToken();
  const batch = new GuardedBatch().requirePresent(users, [caller.uid]);
  for (const { id } of await calendarFeedsOf(caller.uid)) batch.delete(calendarFeeds, [id]);
  await batch.create(calendarFeeds, [token], { uid: caller.uid, createdAt: now }).commit();
  const [kept, ...others] = (await calendarFeedsOf(caller.uid)).map(({ id }) => id).toSorted();
  for (const id of others) await deleteIfPresent(calendarFeeds, id);
  return { token: kept ?? null };
};

export const deleteCalendarFeed: Handler<"deleteCalendarFeed"> = async ({ caller }) => {
  const batch = new GuardedBatch();
  for (const { id } of await calendarFeedsOf(caller.uid)) batch.delete(calendarFeeds, [id]);
  await batch.commit();
  return null;
};
