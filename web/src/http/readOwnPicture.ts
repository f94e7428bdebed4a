import { base64Of } from "../browser/base64Of";
import { hosts } from "./hosts";
import { ownPicture } from "./ownPicture";
import { HttpError, TIMEOUT_MS } from "./request";

/**
 * A picture that the server keeps, in base64. Throws `HttpError` where it refuses it, and `fetch`'s error without a
 * connection.
 */
export async function readOwnPicture(address: string): Promise<string> {
  const credentials = hosts.backend === "" ? "same-origin" : "include";
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(ownPicture(address), { credentials, signal });
  if (!response.ok) throw new HttpError(response.status, null);
  return base64Of(await response.blob());
}
