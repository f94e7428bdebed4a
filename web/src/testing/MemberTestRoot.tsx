import { notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup } from "@testing-library/react";
import type { SessionUser } from "domain/api/auth";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach } from "vitest";
// Nothing under this root listens to Firestore.
import "../live/testing/documents";
import { SessionContext, type SessionControl } from "../session/SessionProvider";
import { ToastHost } from "../ui/ToastHost";
import { receiveToasts, type Toast } from "../ui/toast";
import { MantineTestRoot } from "./MantineTestRoot";

const NINA: SessionUser = {
  ...{ uid: "nina", name: "Nina", displayName: "Nina", pronouns: "", email: "nina@example.fr" },
  ...{ role: "player", characterQuota: 10, metadata: {} },
};

/** What was said to the member in this test; where a root shows its toasts, they are on the screen instead. */
export const toasts: Toast[] = [];

beforeEach(() => {
  toasts.length = 0;
});
afterEach(() => {
  cleanup();
  // Toasts outlive the root that shows them.
  notifications.clean();
});

const hearToasts = () => receiveToasts((toast) => toasts.push(toast));

/** A cache that asks once: whoever tests what comes after a failure says so by pressing. */
export const testQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } });

interface MemberTestRootProps {
  /** Who is signed in: Nina, unless it says otherwise. */
  member?: Partial<SessionUser>;
  /** What else the session is, or does when it is told something; the same object as long as it is so. */
  session?: Partial<SessionControl>;
  /** The address that is open. */
  at?: string;
  /** Where the test looks into the cache, or fills it. */
  client?: QueryClient;
  /** Draws toasts on the screen, instead of keeping them in `toasts`. */
  showsToasts?: boolean;
  children: ReactNode;
}

/**
 * What a member's screens stand on, without a server: a session, an address, the cache of what was read, Mantine and
 * toasts. Calls are answered by `answers`, documents told by `documents` (`live/testing/documents`).
 */
export function MemberTestRoot({
  member,
  session,
  at = "/",
  client,
  showsToasts = false,
  children,
}: MemberTestRootProps) {
  const [user, setUser] = useState<SessionUser>({ ...NINA, ...member });
  const [queryClient] = useState(() => client ?? testQueryClient());
  useEffect(() => (showsToasts ? undefined : hearToasts()), [showsToasts]);
  const acts = useMemo(
    () => ({
      signedIn: setUser,
      refine: (changes: Partial<SessionUser>) => setUser((known) => ({ ...known, ...changes })),
      ...{ signOut: async () => {}, closed: () => {}, ended: () => {} },
    }),
    [],
  );
  const control = useMemo(
    () => ({ session: { status: "ready", user } as const, ...acts, ...session }),
    [user, acts, session],
  );
  return (
    <SessionContext value={control}>
      <QueryClientProvider client={queryClient}>
        <MantineTestRoot>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
          {showsToasts && <ToastHost />}
        </MantineTestRoot>
      </QueryClientProvider>
    </SessionContext>
  );
}

/** For `render` and `renderHook`: `render(<Recap />, { wrapper: rootOf("mj") })`. */
export const rootOf =
  (uid: string, options: Omit<MemberTestRootProps, "children"> = {}) =>
  ({ children }: { children: ReactNode }) => (
    <MemberTestRoot {...options} member={{ ...options.member, uid }}>
      {children}
    </MemberTestRoot>
  );
