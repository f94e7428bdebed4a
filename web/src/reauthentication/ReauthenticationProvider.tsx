import { createContext, type ReactNode, useContext } from "react";
import { actWhenSignedInAgain } from "./actWhenSignedInAgain";
import { useReauthentication } from "./useReauthentication";

const ReauthenticationContext = createContext<() => Promise<boolean>>(async () => false);

/** Shows the dialog that asks for a fresh sign-in, for the acts of all that it contains. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const { reauthenticate, dialog } = useReauthentication();
  return (
    <ReauthenticationContext value={reauthenticate}>
      {children}
      {dialog}
    </ReauthenticationContext>
  );
}

/** `actWhenSignedInAgain` with the dialog of the provider around; without one, the server's refusal stands. */
export function useActWhenSignedInAgain(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  const reauthenticate = useContext(ReauthenticationContext);
  return (act) => actWhenSignedInAgain(reauthenticate, act);
}
