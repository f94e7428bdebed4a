import { type ComponentType, Suspense } from "react";
import DashboardScreen from "../features/home/DashboardScreen";
import { Loading } from "../ui/Spinner";
import { lazyPart, lazyScreen } from "./lazyPart";

const AccountScreen = lazyScreen(() => import("../features/account/AccountScreen"));

const Account = () => (
  <Suspense fallback={<Loading>Chargement du compte...</Loading>}>
    <AccountScreen />
  </Suspense>
);

/** The screens of the members' area by name, each a part of its own (see PublicScreen.tsx), but the first. */
const SCREENS = {
  dashboard: DashboardScreen,
  game: lazyPart(() => import("../features/home/GameScreen")),
  join: lazyPart(() => import("../features/join/JoinPage")),
  forgeWorkshop: lazyPart(() => import("../features/forge/ForgeScreen")),
  market: lazyPart(() => import("../features/home/MarketPage")),
  campaign: lazyPart(() => import("../features/campaign/CampaignScreen")),
  evenings: lazyPart(() => import("../features/evenings/EveningsScreen")),
  evening: lazyPart(() => import("../features/evenings/EveningScreen")),
  handouts: lazyPart(() => import("../features/handouts/HandoutsScreen")),
  chest: lazyPart(() => import("../features/chest/ChestScreen")),
  adventure: lazyPart(() => import("../features/adventure/AdventureScreen")),
  character: lazyPart(() => import("../features/sheet/SheetScreen")),
  story: lazyPart(() => import("../features/evenings/StoryScreen")),
  room: lazyPart(() => import("../features/room/RoomScreen")),
  mjPanel: lazyPart(() => import("../features/panel/MjPanelScreen")),
  account: Account,
  admin: lazyPart(() => import("../features/admin/AdminScreen")),
} satisfies Record<string, ComponentType>;

export type MemberScreenName = keyof typeof SCREENS;

/** Loads a screen before it is drawn. */
export async function loadScreen(name: MemberScreenName): Promise<void> {
  const screen = SCREENS[name];
  if ("load" in screen) await screen.load();
}

export function MemberScreen({ name }: { name: MemberScreenName }) {
  const Named = SCREENS[name];
  return <Named />;
}
