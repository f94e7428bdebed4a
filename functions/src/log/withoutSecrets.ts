/** Ids that open something stand in these places of addresses and of documents' paths. */
const SECRET_IDS = /\b(invites?|campaignInvites|calendarFeeds|calendars)\/[^\s/?#"'`,;)\]}]+/g;
/** Identity tokens and session cookies. */
const SIGNED_TOKENS = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const EMAILS = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

const cleaned = (text: string): string =>
  text
    .replace(SECRET_IDS, "$1/[removed]")
    .replace(SIGNED_TOKENS, "[token removed]")
    .replace(EMAILS, "[address removed]");

/**
 * The same value, for a log: without invite codes and tokens in any address or path, identity tokens, session
 * cookies and email addresses, at any depth. An error becomes its stack.
 */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === "string") return cleaned(value);
  if (value instanceof Error) return cleaned(value.stack ?? String(value));
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withoutSecrets(entry)]));
}
