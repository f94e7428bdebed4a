import { type ComponentType, lazy, Suspense } from "react";
import { useModules } from "../api/useModules";
import { Loading } from "../ui/Spinner";
import { MemberEntrance } from "./MemberEntrance";

const ForgePage = lazy(() => import("../features/forgePage/ForgePage"));
const NotFoundPage = lazy(() => import("../features/notFound/NotFoundPage"));
const AccountScreen = lazy(() => import("./account/AccountScreen"));

const Forge = () => <ForgePage modules={useModules()} />;
const NotFoundForVisitors = () => <NotFoundPage signedIn={false} />;
const Account = () => (
  <Suspense fallback={<Loading>Chargement du compte...</Loading>}>
    <AccountScreen />
  </Suspense>
);
const NotFoundForMembers = () => <NotFoundPage signedIn />;

/**
 * Every screen but the landing page by name, each a part of its own. They stand apart from the routes so that a
 * visitor's first page carries neither their addresses nor what each of them needs.
 */
const SCREENS = {
  entrance: MemberEntrance,
  login: lazy(() => import("../features/auth/LoginPage")),
  register: lazy(() => import("../features/auth/RegisterPage")),
  requestInvite: lazy(() => import("../features/auth/RequestInvitePage")),
  forgotPassword: lazy(() => import("../features/forgotPassword/ForgotPasswordPage")),
  terms: lazy(() => import("../features/legal/TermsPage")),
  privacy: lazy(() => import("../features/legal/PrivacyPage")),
  forge: Forge,
  vtt: lazy(() => import("../features/vttPage/VttPage")),
  notFoundForVisitors: NotFoundForVisitors,
  notFoundForMembers: NotFoundForMembers,
  dashboard: lazy(() => import("./campaigns/DashboardScreen")),
  game: lazy(() => import("./campaigns/GameScreen")),
  join: lazy(() => import("../features/join/JoinPage")),
  forgeWorkshop: lazy(() => import("./forge/ForgeScreen")),
  market: lazy(() => import("../features/market/MarketPage")),
  campaign: lazy(() => import("./campaign/CampaignScreen")),
  character: lazy(() => import("./sheet/SheetScreen")),
  room: lazy(() => import("./room/RoomScreen")),
  mjPanel: lazy(() => import("./mjPanel/MjPanelScreen")),
  account: Account,
  admin: lazy(() => import("./admin/AdminScreen")),
} satisfies Record<string, ComponentType>;

export type ScreenName = keyof typeof SCREENS;

export default function Screen({ name }: { name: ScreenName }) {
  const Named = SCREENS[name];
  return <Named />;
}
