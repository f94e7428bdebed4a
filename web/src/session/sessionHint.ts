import { deviceStorage } from "../browser/deviceStorage";
import { STORAGE_KEYS } from "../browser/storageKeys";

/**
 * Whether someone signed in on this device and did not sign out: only then is it worth loading Firebase to renew a
 * session whose cookie is gone. It holds no identity, and its absence costs nothing but a visit to the login page.
 */
export const hasSignedInBefore = (): boolean => deviceStorage.read(STORAGE_KEYS.signedIn) === "1";

export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) deviceStorage.write(STORAGE_KEYS.signedIn, "1");
  else deviceStorage.remove(STORAGE_KEYS.signedIn);
}
