import { plural } from "domain/values/text/plural";

/** « 1 message attend », « 3 messages attendent ». */
export const waitingText = (count: number): string =>
  `${count} ${plural(count, "message attend", "messages attendent")}`;

/** « 1 nouveau message », « 3 nouveaux messages ». */
export const unreadText = (count: number): string =>
  `${count} ${plural(count, "nouveau message", "nouveaux messages")}`;
