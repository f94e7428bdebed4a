import { QueryClientProvider } from "@tanstack/react-query";
import type { SessionUser } from "domain/api/auth";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { createQueryClient } from "../api/queryClient";
import { useListsFollowNotices } from "../api/useListsFollowNotices";
import { deviceStorage } from "../browser/deviceStorage";
import { STORAGE_KEYS } from "../browser/storageKeys";
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
import { useWorkerMessages } from "./useWorkerMessages";
import { WaitingWork } from "./waiting/WaitingWork";

const Nothing = () => <></>;

/** These come after the screen: nothing that one looks at waits for them, nor fails with them. */
const UpdateNotice = lazy(() => import("./update/UpdateNotice").catch(() => ({ default: Nothing })));
const PushRenewal = lazy(() => import("../table/push/PushRenewal").catch(() => ({ default: Nothing })));

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
  useWorkerMessages();
  const { pathname } = useLocation();
  const connected = useConnection();
  const [rings] = useState(() => deviceStorage.read(STORAGE_KEYS.push) !== null);
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
            <UpdateNotice />
          </Suspense>
          <Suspense>{rings && <PushRenewal uid={user.uid} />}</Suspense>
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
