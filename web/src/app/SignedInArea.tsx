import { QueryClientProvider } from "@tanstack/react-query";
import type { SessionUser } from "domain/api/auth";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { createQueryClient } from "../api/queryClient";
import { useListsFollowNotices } from "../api/useListsFollowNotices";
import { NotificationBell } from "../features/notifications/NotificationBell";
import { loadFirestore } from "../live/listeners";
import { useConnection } from "../live/useConnection";
import { useLiveSession } from "../live/useLiveSession";
import { SameIdentity } from "../session/SameIdentity";
import { Loading } from "../ui/Spinner";
import { ToastHost } from "../ui/ToastHost";
import { ErrorBoundary } from "./ErrorBoundary";
import { AppLayout } from "./layout/AppLayout";
import { ConnectionBanner } from "./layout/ConnectionBanner";
import { useAskedAhead } from "./placeholder/useAskedAhead";
import { Waiting } from "./placeholder/Waiting";
import { MantineRoot } from "./theme/MantineRoot";
import { UserMenu } from "./UserMenu";
import { WaitingWork } from "./waiting/WaitingWork";

const Nothing = () => <></>;

/** Nothing that one looks at waits for it, nor fails with it. */
const AfterScreen = lazy(() => import("./after/AfterScreen").catch(() => ({ default: Nothing })));

/** The member's side of the product: what its screens stand on, and the frame around them. */
export function SignedInArea({ user }: { user: SessionUser }) {
  const queryClient = useMemo(() => createQueryClient(), []);
  const ready = useAskedAhead(queryClient, user.uid);
  useEffect(() => {
    if (ready) void loadFirestore();
  }, [ready]);
  if (!ready) return <Waiting />;
  return (
    <QueryClientProvider client={queryClient}>
      <SameIdentity uid={user.uid}>
        <MantineRoot>
          <Screens user={user} />
          <ToastHost />
        </MantineRoot>
      </SameIdentity>
    </QueryClientProvider>
  );
}

function Screens({ user }: { user: SessionUser }) {
  useLiveSession(user);
  useListsFollowNotices();
  const { pathname } = useLocation();
  const connected = useConnection();
  return (
    <AppLayout
      tools={
        <>
          <NotificationBell />
          <UserMenu user={user} />
        </>
      }
      banner={
        <>
          <ConnectionBanner connected={connected} />
          <Suspense>
            <AfterScreen uid={user.uid} />
          </Suspense>
          <WaitingWork uid={user.uid} connected={connected} />
        </>
      }
    >
      <ErrorBoundary at={pathname}>
        <Suspense fallback={<Loading>Chargement...</Loading>}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </AppLayout>
  );
}
