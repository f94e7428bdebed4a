import { paths } from "domain/links/paths";
import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { SessionProvider, useSession } from "../api/session/SessionProvider";
import { useModules } from "../api/useModules";
import { LandingPage } from "../features/landing/LandingPage";
import { Loading } from "../ui/Spinner";
import { ErrorBoundary } from "./ErrorBoundary";
import { RequireSession, VisitorsOnly } from "./guards";
import { PublicLayout } from "./layout/PublicLayout";
import { closeSession } from "./session/closeSession";
import { renewSession } from "./session/renewSession";

const LoginPage = lazy(() => import("../features/auth/LoginPage"));
const RegisterPage = lazy(() => import("../features/auth/RegisterPage"));
const RequestInvitePage = lazy(() => import("../features/auth/RequestInvitePage"));
const NotFoundPage = lazy(() => import("../features/notFound/NotFoundPage"));
const SignedInArea = lazy(() => import("./SignedInArea"));

/** The addresses that need a session; which screen each shows is `SignedInArea`'s to say. */
const SIGNED_IN_PATHS = [
  paths.dashboard,
  paths.game,
  paths.join(),
  paths.market,
  paths.account,
  "/character/:id",
  "/campaign/:id",
  "/campaign/:id/mj-panel",
  paths.admin,
];

/** Every address of the product (spec §2). Public pages load neither Firebase nor Mantine. */
export function App() {
  return (
    <SessionProvider renew={renewSession} closeSession={closeSession}>
      <ErrorBoundary>
        <Suspense fallback={<Loading>Chargement...</Loading>}>
          <Routes>
            <Route element={<PublicLayout />}>
              <Route element={<VisitorsOnly />}>
                <Route path={paths.landing} element={<Landing />} />
                <Route path={paths.login} element={<LoginPage />} />
                <Route path={paths.register()} element={<RegisterPage />} />
                <Route path={paths.requestInvite} element={<RequestInvitePage />} />
              </Route>
              <Route path="*" element={<NotFound />} />
            </Route>
            {SIGNED_IN_PATHS.map((path) => (
              <Route
                key={path}
                path={path}
                element={<RequireSession>{(user) => <SignedInArea user={user} />}</RequireSession>}
              />
            ))}
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </SessionProvider>
  );
}

function Landing() {
  return <LandingPage modules={useModules()} />;
}

/** Waits for the session, so that the ways on are the right ones from the start. */
function NotFound() {
  const { session } = useSession();
  if (session.status === "loading") return <Loading>Chargement...</Loading>;
  return <NotFoundPage signedIn={session.user !== null} />;
}
