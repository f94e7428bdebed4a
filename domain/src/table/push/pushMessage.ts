import type { PushKind } from "../../documents/pushKind";

const [MINUTE, DAY] = [60, 24 * 60 * 60];

/** How long a push service keeps what it cannot deliver, in seconds: what comes later than this says nothing any more. */
export const PUSH_LASTS: Record<PushKind, number> = {
  turn: 2 * MINUTE,
  word: DAY,
  date: 7 * DAY,
  join: 7 * DAY,
  level: 7 * DAY,
};

/** What somebody is told on their devices (product §2.4.3). The table and the kind, and nothing that is written there. */
export interface PushMessage {
  readonly kind: PushKind;
  readonly campaignId: string;
  /** The table's name. */
  readonly title: string;
  readonly body: string;
  /** The screen that a press opens, within the app. */
  readonly href: string;
  /** The notification in the bell that it tells of. */
  readonly notificationId?: string | undefined;
}

/** The sentences of what is in no bell. */
export const PUSH_SENTENCES = {
  turn: "À toi de jouer.",
  roll: "Le MJ te demande un jet.",
  shown: "Le MJ te montre quelque chose.",
  fromMj: "Le MJ t'a écrit.",
  fromPlayer: "Un joueur t'a écrit.",
} as const;

/** What the worker receives (`web/public/push.js`): `sentAt` in epoch milliseconds. */
export interface PushPayload extends Pick<PushMessage, "title" | "body" | "href" | "notificationId"> {
  /** A later one of the same tag takes its place. */
  readonly tag: string;
  /** Ends by its id what the member presses « Couper » on. */
  readonly device: string;
  readonly sentAt: number;
}

export const tagOf = ({ kind, campaignId }: Pick<PushMessage, "kind" | "campaignId">): string =>
  kind === "turn" ? "turn" : `${kind}~${campaignId}`;

export const payloadFor = (message: PushMessage, device: string, sentAt: number): PushPayload => {
  const { title, body, href, notificationId } = message;
  return {
    ...{ title, body, href, tag: tagOf(message), device, sentAt },
    ...(notificationId !== undefined && { notificationId }),
  };
};
