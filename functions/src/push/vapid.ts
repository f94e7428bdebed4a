import webPush from "web-push";
import { serverSecret } from "../store/serverSecret";

/** Whom push services may write to about this server. Real ones refuse an address that nobody has. */
const SUBJECT = process.env.PUSH_SUBJECT ?? "mailto:push@des-et-heros.example";

const stored = serverSecret("vapidKeys", () => JSON.stringify(webPush.generateVAPIDKeys()));

/** The keys that devices have subscribed with, as push services know this server. */
export async function vapidDetails(): Promise<{ subject: string; publicKey: string; privateKey: string }> {
  const { publicKey, privateKey } = JSON.parse(await stored()) as ReturnType<
    typeof webPush.generateVAPIDKeys
  >;
  return { subject: SUBJECT, publicKey, privateKey };
}
