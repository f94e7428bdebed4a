import { type ReactNode, useCallback, useState } from "react";
import { ReauthenticationDialog } from "./ReauthenticationDialog";

export interface Reauthentication {
  /** Asks who is there; true once they have proved it, false when they would rather not. */
  readonly prove: () => Promise<boolean>;
  /** To be rendered by whoever holds it. */
  readonly dialog: ReactNode;
}

/** For acts that want somebody who has just proved who they are, not a session left open. */
export function useReauthentication(): Reauthentication {
  const [answer, setAnswer] = useState<{ give: (proved: boolean) => void }>();
  const prove = useCallback(() => new Promise<boolean>((give) => setAnswer({ give })), []);
  const settle = (proved: boolean) => {
    setAnswer(undefined);
    answer?.give(proved);
  };
  return { prove, dialog: answer && <ReauthenticationDialog onSettled={settle} /> };
}
