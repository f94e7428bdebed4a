import { HttpError } from "../http/call";

export const requiresReauthentication = (error: unknown): boolean =>
  error instanceof HttpError && error.code === "reauthentication-required";

/**
 * Does the act; where the server wants a fresh sign-in first, asks for one and does the act again. Throws what the
 * act throws, the server's refusal too when the member would not sign in again.
 */
export async function actWhenSignedInAgain<Result>(
  reauthenticate: () => Promise<boolean>,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!requiresReauthentication(error) || !(await reauthenticate())) throw error;
    return act();
  }
}
