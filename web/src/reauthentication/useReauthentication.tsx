import { type ReactNode, useCallback, useState } from "react";
import { ReauthenticationDialog } from "./ReauthenticationDialog";

interface Reauthentication {
  /** Asks the member to sign in once more; false when they would not. */
  readonly reauthenticate: () => Promise<boolean>;
  /** To be rendered by whoever holds it. */
  readonly dialog: ReactNode;
}

/** For acts that want a fresh sign-in, not a session left open. */
export function useReauthentication(): Reauthentication {
  const [answer, setAnswer] = useState<{ resolve: (done: boolean) => void }>();
  const reauthenticate = useCallback(() => new Promise<boolean>((resolve) => setAnswer({ resolve })), []);
  const settle = (done: boolean) => {
    setAnswer(undefined);
    answer?.resolve(done);
  };
  return { reauthenticate, dialog: answer && <ReauthenticationDialog onSettled={settle} /> };
}
