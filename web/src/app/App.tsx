import { paths } from "domain/values/links/paths";
import { Suspense, useEffect, useState } from "react";
import { matchPath, Route, Routes, useLocation } from "react-router-dom";
import { useModules } from "../api/useModules";
import { SessionProvider, type SessionProviderProps, useSession } from "../session/SessionProvider";
import { LoadAheadProvider } from "../ui/loadAhead";
import { ErrorBoundary } from "./ErrorBoundary";
import { RequireSession, VisitorsOnly } from "./guards";
import { PublicLayout } from "./layout/PublicLayout";
import { lazyPart, lazyScreen } from "./lazyPart";
import type { MemberScreenName } from "./MemberScreen";
import type { PublicScreenName } from "./PublicScreen";
import { Waiting } from "./placeholder/Waiting";

/** Apart from the other screens: the page that most visitors read first waits for nothing else. */
const LandingPage = lazyScreen(() => import("../features/site/landing/LandingPage"));
const PublicScreen = lazyScreen(() => import("./PublicScreen"));
const loadMemberParts = () => import("./memberParts");
const MemberScreen = lazyPart(async () => ({ default: (await loadMemberParts()).MemberScreen }));
const SignedInArea = lazyPart(async () => ({ default: (await loadMemberParts()).SignedInArea }));

/** They stand on Firebase and on the contract's schemas, which a visitor's first page must not carry. */
const renewSession: SessionProviderProps["renew"] = async (saidNobody) =>
  (await import("../session/renewSession")).renewSession(saidNobody);
const loadClosing = () => import("../session/closeSession");
const forgetMember = async () => (await loadClosing()).forgetMember();
const closeSession: SessionProviderProps["closeSession"] = async (options) =>
  (await loadClosing()).closeSession(options);

/** The screen at each address, by who may come (product §2). */
type Addresses<Name> = Readonly<Record<string, Name>>;

const VISITOR_ADDRESSES: Addresses<PublicScreenName> = {
  [paths.login]: "login",
  [paths.register()]: "register",
  [paths.requestInvite]: "requestInvite",
};

const PUBLIC_ADDRESSES: Addresses<PublicScreenName> = {
  [paths.forge]: "forge",
  [paths.vtt]: "vtt",
  [paths.forgotPassword]: "forgotPassword",
  [paths.terms]: "terms",
  [paths.privacy]: "privacy",
};

export const MEMBER_ADDRESSES: Addresses<MemberScreenName> = {
  [paths.dashboard]: "dashboard",
  [paths.game]: "game",
  [paths.join()]: "join",
  [paths.forgeWorkshop()]: "forgeWorkshop",
  [paths.market]: "market",
  [paths.account]: "account",
  [paths.admin]: "admin",
  "/campaign/:id": "campaign",
  "/campaign/:id/mj-panel": "mjPanel",
  "/campaign/:id/seances": "evenings",
  "/campaign/:id/seances/:evening": "evening",
  "/campaign/:id/aides": "handouts",
  "/campaign/:id/aides/:handout": "handouts",
  "/campaign/:id/coffre": "chest",
  "/campaign/:id/preparation": "adventure",
  "/character/:id": "character",
  "/character/:id/histoire": "story",
  "/session/:id": "room",
};

const publicRoutes = (addresses: Addresses<PublicScreenName>) =>
  Object.entries(addresses).map(([path, name]) => (
    <Route key={path} path={path} element={<PublicScreen name={name} />} />
  ));

const memberRoutes = Object.entries(MEMBER_ADDRESSES).map(([path, name]) => (
  <Route key={path} path={path} element={<MemberScreen name={name} />} />
));

/** Every address of the product (product §2). Public pages load neither Firebase nor Mantine. */
export function App() {
  const { pathname } = useLocation();
  return (
    <SessionProvider renew={renewSession} closeSession={closeSession} forgetMember={forgetMember}>
      <ErrorBoundary at={pathname}>
        <Suspense fallback={<Waiting />}>
          <LoadAheadProvider value={loadAhead}>
            <Routes>
              <Route element={<PublicLayout />}>
                <Route element={<VisitorsOnly memberRedirect={<PublicScreen name="memberRedirect" />} />}>
                  <Route path={paths.landing} element={<Landing />} />
                  {publicRoutes(VISITOR_ADDRESSES)}
                </Route>
                {publicRoutes(PUBLIC_ADDRESSES)}
                <Route path="*" element={<NotFound />} />
              </Route>
              <Route element={<MembersOnly />}>{memberRoutes}</Route>
            </Routes>
          </LoadAheadProvider>
        </Suspense>
      </ErrorBoundary>
    </SessionProvider>
  );
}

/** All that is drawn at a member's address: the area and its screen. */
async function loadArea(pathname: string): Promise<void> {
  const found = Object.entries(MEMBER_ADDRESSES).find(([path]) => matchPath(path, pathname));
  const screen = async () => found && (await loadMemberParts()).loadScreen(found[1]);
  await Promise.all([SignedInArea.load(), MemberScreen.load(), screen()]);
}

/** What cannot be had is asked for again where it is drawn. */
const loadAhead = (path: string) => void loadArea(path.split("?")[0] ?? path).catch(() => undefined);

function MembersOnly() {
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState(false);
  // Asked for while the session is still on its way: a member waits for the longer of the two, not for both. What cannot
  // be had is asked for again, and said, where it is drawn.
  useEffect(() => {
    const draw = () => setLoaded(true);
    loadArea(pathname).then(draw, draw);
  }, [pathname]);
  return <RequireSession>{(user) => (loaded ? <SignedInArea user={user} /> : <Waiting />)}</RequireSession>;
}

function Landing() {
  return <LandingPage modules={useModules()} />;
}

/** Waits for the session, so that the ways on are the right ones from the start. */
function NotFound() {
  const { session } = useSession();
  if (session.status === "loading") return <Waiting />;
  return <PublicScreen name={session.user === null ? "notFoundForVisitors" : "notFoundForMembers"} />;
}
