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

const LoginPage = lazy(() => import("../features/auth/LoginPage"));
const RegisterPage = lazy(() => import("../features/auth/RegisterPage"));
const RequestInvitePage = lazy(() => import("../features/auth/RequestInvitePage"));
const ForgePage = lazy(() => import("../features/forgePage/ForgePage"));
const VttPage = lazy(() => import("../features/vttPage/VttPage"));
const NotFoundPage = lazy(() => import("../features/notFound/NotFoundPage"));
const DashboardScreen = lazy(() => import("./campaigns/DashboardScreen"));
const GameScreen = lazy(() => import("./campaigns/GameScreen"));
const JoinPage = lazy(() => import("../features/join/JoinPage"));
const MarketPage = lazy(() => import("../features/market/MarketPage"));
const SheetScreen = lazy(() => import("./sheet/SheetScreen"));
const CampaignScreen = lazy(() => import("./campaign/CampaignScreen"));
const SignedInArea = lazy(() => import("./SignedInArea"));

/** Both stand on Firebase and on the contract's schemas, which a visitor's first page must not carry. */
const renewSession = async () => (await import("./session/renewSession")).renewSession();
const closeSession = async () => (await import("./session/closeSession")).closeSession();

/** Addresses of members that no screen stands at yet: they ask for a session, then say that nothing is there. */
const NOT_BUILT_YET = [paths.account, "/campaign/:id/mj-panel", paths.admin];

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
              <Route path={paths.forge} element={<Forge />} />
              <Route path={paths.vtt} element={<VttPage />} />
              <Route path="*" element={<NotFound />} />
            </Route>
            <Route element={<MembersOnly />}>
              <Route path={paths.dashboard} element={<DashboardScreen />} />
              <Route path={paths.game} element={<GameScreen />} />
              <Route path={paths.join()} element={<JoinPage />} />
              <Route path={paths.market} element={<MarketPage />} />
              <Route path="/campaign/:id" element={<CampaignScreen />} />
              <Route path="/character/:id" element={<SheetScreen />} />
              {NOT_BUILT_YET.map((path) => (
                <Route key={path} path={path} element={<NotFoundPage signedIn />} />
              ))}
            </Route>
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </SessionProvider>
  );
}

function MembersOnly() {
  return <RequireSession>{(user) => <SignedInArea user={user} />}</RequireSession>;
}

function Landing() {
  return <LandingPage modules={useModules()} />;
}

function Forge() {
  return <ForgePage modules={useModules()} />;
}

/** Waits for the session, so that the ways on are the right ones from the start. */
function NotFound() {
  const { session } = useSession();
  if (session.status === "loading") return <Loading>Chargement...</Loading>;
  return <NotFoundPage signedIn={session.user !== null} />;
}
