import { type ComponentType, lazy, Suspense } from "react";
import { useModules } from "../api/useModules";
import { Loading } from "../ui/Spinner";
import { MemberRedirect } from "./MemberRedirect";

const ForgePage = lazy(() => import("../features/site/forge/ForgePage"));
const NotFoundPage = lazy(() => import("../features/site/notFound/NotFoundPage"));
const AccountScreen = lazy(() => import("../features/account/AccountScreen"));

const Forge = () => <ForgePage modules={useModules()} />;
const NotFoundForVisitors = () => <NotFoundPage signedIn={false} />;
const Account = () => (
  <Suspense fallback={<Loading>Chargement du compte...</Loading>}>
    <AccountScreen />
  </Suspense>
);
const NotFoundForMembers = () => <NotFoundPage signedIn />;

/** A form outside of the members' area: it comes with what it stands on, which the public pages never load. */
const visitorForm = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(async () => {
    const [{ VisitorFormRoot }, { default: Form }] = await Promise.all([import("./VisitorFormRoot"), load()]);
    return {
      default: () => (
        <VisitorFormRoot>
          <Form />
        </VisitorFormRoot>
      ),
    };
  });

/**
 * Every screen but the landing page by name, each a part of its own. They stand apart from the routes so that a
 * visitor's first page carries neither their addresses nor what each of them needs.
 */
const SCREENS = {
  memberRedirect: MemberRedirect,
  login: visitorForm(() => import("../features/auth/LoginPage")),
  register: visitorForm(() => import("../features/auth/RegisterPage")),
  requestInvite: lazy(() => import("../features/site/RequestInvitePage")),
  forgotPassword: visitorForm(() => import("../features/auth/forgotPassword/ForgotPasswordPage")),
  terms: lazy(() => import("../features/site/legal/TermsPage")),
  privacy: lazy(() => import("../features/site/legal/PrivacyPage")),
  forge: Forge,
  vtt: lazy(() => import("../features/site/vtt/VttPage")),
  notFoundForVisitors: NotFoundForVisitors,
  notFoundForMembers: NotFoundForMembers,
  dashboard: lazy(() => import("../features/home/DashboardScreen")),
  game: lazy(() => import("../features/home/GameScreen")),
  join: lazy(() => import("../features/join/JoinPage")),
  forgeWorkshop: lazy(() => import("../features/forge/ForgeScreen")),
  market: lazy(() => import("../features/home/MarketPage")),
  campaign: lazy(() => import("../features/campaign/CampaignScreen")),
  character: lazy(() => import("../features/sheet/SheetScreen")),
  room: lazy(() => import("../features/room/RoomScreen")),
  mjPanel: lazy(() => import("../features/panel/MjPanelScreen")),
  account: Account,
  admin: lazy(() => import("../features/admin/AdminScreen")),
} satisfies Record<string, ComponentType>;

export type ScreenName = keyof typeof SCREENS;

export default function Screen({ name }: { name: ScreenName }) {
  const Named = SCREENS[name];
  return <Named />;
}
