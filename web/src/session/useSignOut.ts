import { useMutation } from "@tanstack/react-query";
import { useSession } from "./SessionProvider";

/** Signing out by hand: under way until the session is gone, failed when the server could not be reached. */
export function useSignOut() {
  const { signOut } = useSession();
  const { mutate, isPending, isError } = useMutation({ networkMode: "always", mutationFn: signOut });
  return { signOut: () => mutate(), signingOut: isPending, failed: isError };
}
