import type { Person } from "./cast";
import { identityProvider } from "./database";

/** Lets this person sign in with Google as well. */
export async function linkGoogle({ uid, email }: Person): Promise<void> {
  const providerToLink = { providerId: "google.com", uid: `google-${uid}`, email };
  await identityProvider.updateUser(uid, { providerToLink });
}
