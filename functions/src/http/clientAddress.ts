import { isIPv4, isIPv6 } from "node:net";

/** Where a request comes from, for rate limits. */
export interface ClientAddress {
  /** The client's, if the request came through our proxies; otherwise the client may have written it. */
  readonly address: string;
  /** Of whoever spoke to the platform: a proxy of ours, or the client itself. Nobody can forge it. */
  readonly peer: string;
}

const UNKNOWN = "unknown";
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups: a provider gives each customer at least as much, and they change the rest at will. */
function networkOf(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  // A trailing dotted quad stands for two groups.
  const length = groups.length + after.length + (after.at(-1)?.includes(".") ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - length) }, () => "0");
  const network = [...groups, ...zeros, ...after].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** What one client is counted by: an IPv4 address, or the /64 of an IPv6 one. What is neither is one client. */
function countedAs(written: string): string {
  const text = written.replace(/%.*$/, "");
  const plain = MAPPED_IPV4.exec(text)?.[1] ?? text;
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) ? networkOf(plain) : UNKNOWN;
}

/**
 * The addresses of a request. Each proxy before this server appends the address that spoke to it to
 * `X-Forwarded-For`. Behind Firebase Hosting the client's is therefore the entry before the last `proxies`
 * ones; on the function's own URL, which anyone may call and no header gives away, that entry is whatever the
 * client wrote, and only the last one is true.
 */
export function readClientAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  proxies: number,
): ClientAddress {
  const hops = (forwardedFor ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  const peer = hops.at(-1) ?? socketAddress ?? "";
  return { address: countedAs(hops[Math.max(0, hops.length - 1 - proxies)] ?? peer), peer: countedAs(peer) };
}
