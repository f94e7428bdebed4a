import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import type { SessionUser } from "domain/api/auth";
import { paths } from "domain/links/paths";
import { lazy, Suspense, useMemo } from "react";
import { Route, Routes } from "react-router-dom";
import { AuthProvider, FirebaseAppProvider } from "reactfire";
import { createQueryClient } from "../api/queryClient";
import { firebaseApp } from "../firebase/app";
import { firebaseAuth } from "../firebase/auth";
import { Loading } from "../ui/Spinner";
import { ErrorBoundary } from "./ErrorBoundary";
import { AppLayout } from "./layout/AppLayout";
import { SameIdentity } from "./session/SameIdentity";
import { useLiveSession } from "./session/useLiveSession";
import { mantineTheme } from "./theme/mantineTheme";

const DashboardPage = lazy(() => import("../features/dashboard/DashboardPage"));
const MarketPage = lazy(() => import("../features/market/MarketPage"));
const NotFoundPage = lazy(() => import("../features/notFound/NotFoundPage"));

/** The member's side of the product: what it stands on, and which screen each address shows. */
export default function SignedInArea({ user }: { user: SessionUser }) {
  const queryClient = useMemo(() => createQueryClient(), []);
  return (
    <MantineProvider theme={mantineTheme} defaultColorScheme="auto">
      <FirebaseAppProvider firebaseApp={firebaseApp()}>
        <AuthProvider sdk={firebaseAuth()}>
          <QueryClientProvider client={queryClient}>
            <SameIdentity uid={user.uid}>
              <Screens user={user} />
            </SameIdentity>
          </QueryClientProvider>
        </AuthProvider>
      </FirebaseAppProvider>
    </MantineProvider>
  );
}

function Screens({ user }: { user: SessionUser }) {
  useLiveSession(user);
  return (
    <AppLayout user={user}>
      <ErrorBoundary>
        <Suspense fallback={<Loading>Chargement...</Loading>}>
          <Routes>
            <Route path={paths.dashboard} element={<DashboardPage user={user} />} />
            <Route path={paths.market} element={<MarketPage />} />
            <Route path="*" element={<NotFoundPage signedIn />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </AppLayout>
  );
}
