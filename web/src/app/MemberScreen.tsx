import { type ComponentType, lazy, Suspense } from "react";
import { Loading } from "../ui/Spinner";

const AccountScreen = lazy(() => import("../features/account/AccountScreen"));

const Account = () => (
  <Suspense fallback={<Loading>Chargement du compte...</Loading>}>
    <AccountScreen />
  </Suspense>
);

/** The screens of the members' area by name, each a part of its own (see PublicScreen.tsx). */
const SCREENS = {
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

export type MemberScreenName = keyof typeof SCREENS;

export default function MemberScreen({ name }: { name: MemberScreenName }) {
  const Named = SCREENS[name];
  return <Named />;
}
