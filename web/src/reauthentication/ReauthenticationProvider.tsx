import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { actWhenSignedInAgain } from "./actWhenSignedInAgain";
import { ReauthenticationDialog } from "./ReauthenticationDialog";

const ReauthenticationContext = createContext<() => Promise<boolean>>(async () => false);

/** Shows the dialog that asks for a fresh sign-in, not a session left open, for the acts of all that it contains. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<{ resolve: (done: boolean) => void }>();
  const reauthenticate = useCallback(() => new Promise<boolean>((resolve) => setAnswer({ resolve })), []);
  const settle = (done: boolean) => {
    setAnswer(undefined);
    answer?.resolve(done);
  };
  return (
    <ReauthenticationContext value={reauthenticate}>
      {children}
      {answer && <ReauthenticationDialog onSettled={settle} />}
    </ReauthenticationContext>
  );
}

/** Asks the member to sign in once more; false when they would not. */
export const useReauthentication = (): (() => Promise<boolean>) => useContext(ReauthenticationContext);

/** `actWhenSignedInAgain` with the dialog of the provider around; without one, the server's refusal stands. */
export function useActWhenSignedInAgain(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  const reauthenticate = useReauthentication();
  return (act) => actWhenSignedInAgain(reauthenticate, act);
}
