/** The push services of the browsers, each with all of its hosts: nothing else is ever called. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
];

/** Longer ones are no browser's. */
export const MAX_ENDPOINT = 1500;

/** Protocol, host and port of an address without a member's name, a fragment, or anything that is read in two ways. */
const ADDRESS = /^(https?):\/\/([a-z0-9.-]+)(:\d{1,5})?\/[\w./?=&%~:+,;*!$'()-]*$/;

/**
 * Whether this is an address of a browser's push service. `isEmulated`: 127.0.0.1 is one too, and any port of it, since no
 * test reaches a real one.
 */
export function isPushEndpoint(address: string, isEmulated = false): boolean {
  if (address.length > MAX_ENDPOINT) return false;
  const [, protocol, host = "", port] = ADDRESS.exec(address) ?? [];
  if (isEmulated && protocol === "http" && host === "127.0.0.1") return true;
  return protocol === "https" && port === undefined && SERVICES.some((service) => service.test(host));
}
