import { DEVICE_KEYS } from "../browser/deviceKeys";
import { deviceStorage } from "../browser/deviceStorage";

/**
 * Whether someone signed in on this device and did not sign out: only then is it worth loading Firebase to renew a
 * session whose cookie is gone. It holds no identity, and its absence costs nothing but a visit to the login page.
 */
export const hasSignedInBefore = (): boolean => deviceStorage.read(DEVICE_KEYS.signedIn) === "1";

export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) deviceStorage.write(DEVICE_KEYS.signedIn, "1");
  else deviceStorage.remove(DEVICE_KEYS.signedIn);
}
