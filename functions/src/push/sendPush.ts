import type { PushSubscription } from "domain/documents/pushDevice";
import { isPushEndpoint } from "domain/table/push/endpoints";
import webPush from "web-push";
import { isEmulated } from "./isEmulated";
import { vapidDetails } from "./vapid";

/** What became of a push: `gone` where its subscription has ended and never comes back. */
export type PushOutcome = "sent" | "gone" | "failed";

/** So long a push service may take; milliseconds. */
const PATIENCE_MS = 5_000;

export interface PushOrder {
  readonly subscription: PushSubscription;
  readonly payload: string;
  /** Seconds that the service may keep it. */
  readonly ttl: number;
  /** Of what is not delivered yet, a later one of the same topic takes its place; 32 characters of base64url at most. */
  readonly topic: string;
  readonly urgency: "normal" | "high";
}

/**
 * Encrypts a push and gives it to the browser's push service: to known ones alone, whatever is stored, and nowhere that
 * one of them sends us on to. Never throws.
 */
export async function sendPush({
  subscription,
  payload,
  ttl,
  topic,
  urgency,
}: PushOrder): Promise<PushOutcome> {
  if (!isPushEndpoint(subscription.endpoint, isEmulated())) return "gone";
  try {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: await vapidDetails(),
      ...{ TTL: ttl, topic, urgency, contentEncoding: "aes128gcm" },
    });
    const answer = await fetch(endpoint, {
      ...{ method, body: new Uint8Array(body), redirect: "error" },
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return "sent";
    return answer.status === 404 || answer.status === 410 ? "gone" : "failed";
  } catch {
    return "failed";
  }
}
