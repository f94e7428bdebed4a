import { useMutation } from "../http/useMutation";
import { useSession } from "./SessionProvider";

/**
 * Signing out by hand: under way until the session is gone, failed when the server could not be reached. `keepWork`
 * leaves drafts, MJ panels and unsent messages on this device.
 */
export function useSignOut() {
  const { signOut } = useSession();
  const { mutate, isPending, isError } = useMutation({ networkMode: "always", mutationFn: signOut });
  return { signOut: (keepWork = false) => mutate({ keepWork }), signingOut: isPending, failed: isError };
}
