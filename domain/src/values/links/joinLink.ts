import { normaliseInviteCode } from "../inviteCode";
import { normaliseSystem, type SystemId } from "../systemIds";
import { paths } from "./paths";
import { safeReturnPath } from "./safeReturnPath";

/** What a campaign's link holds; with `code`, it opens a registration as well. */
export interface JoinLink {
  readonly token: string;
  readonly system: SystemId;
  readonly code?: string;
}

/** A value of a query as browsers write it; undefined where it cannot be decoded. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/** The first value of each name of a query, without its `?`. */
function readQuery(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const pair of query.split("&")) {
    const [name = "", ...rest] = pair.split("=");
    const value = decoded(rest.join("="))?.trim();
    if (value && !values.has(name)) values.set(name, value);
  }
  return values;
}

/**
 * The campaign's link at an in-app address (product §2 "Join"), such as the page to return to after signing in.
 * Undefined for any other address, and without a token.
 *
 * @example readJoinLink("/join?token=abc&system=vampire") // { token: "abc", system: "vampire" }
 */
export function readJoinLink(address: unknown): JoinLink | undefined {
  const [page, query = ""] = (safeReturnPath(address) ?? "").split("#", 1)[0]?.split("?", 2) ?? [];
  if (page !== paths.join()) return undefined;
  const values = readQuery(query);
  const token = values.get("token");
  const code = normaliseInviteCode(values.get("code") ?? "");
  if (token === undefined) return undefined;
  return { token, system: normaliseSystem(values.get("system")), ...(code !== "" && { code }) };
}
