import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { useLiveCampaigns } from "../../../live/campaigns";
import { ErrorState } from "../../../ui/EmptyState";
import { lazy } from "../../../ui/lazy";
import { NoMeetings } from "./NoMeetings";

/** Dates weigh what the first screen of those who have none does not wait for. */
const Meetings = lazy(() => import("./Meetings"));

const WAITING = <Skeleton height={132} />;

/** The agenda of the dashboard, of the campaigns that it listens to already. */
export function DashboardAgenda() {
  const live = useLiveCampaigns();
  if (live.status === "loading") return WAITING;
  if (live.status === "failed") return <ErrorState>Impossible de charger l'agenda.</ErrorState>;
  const campaigns = live.data.filter(({ agenda }) => agenda !== undefined);
  if (campaigns.length === 0) return <NoMeetings />;
  return (
    <Suspense fallback={WAITING}>
      <Meetings campaigns={campaigns} />
    </Suspense>
  );
}
