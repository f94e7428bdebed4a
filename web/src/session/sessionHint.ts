/**
 * Whether someone signed in on this device and did not sign out: only then is it worth loading Firebase to renew a
 * session whose cookie is gone. It holds no identity, and its absence costs nothing but a visit to the login page.
 */
const KEY = "des-et-heros:signed-in";

export function hasSignedInBefore(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage refused by the browser: the session cookie alone decides.
  }
}
