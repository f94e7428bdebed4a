import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { Dashboard } from "../../features/home/dashboard/Dashboard";
import { OngoingCampaigns } from "../../features/home/dashboard/OngoingCampaigns";
import { Loading } from "../../ui/Spinner";
import { AppLayout } from "../layout/AppLayout";
import { MantineRoot } from "../theme/MantineRoot";

/** The bell and the menu to come. */
const Tools = () =>
  ["bell", "menu"].map((tool) => <Skeleton key={tool} height={36} width={36} radius="xl" />);

function Frame({ children }: { children: ReactNode }) {
  return (
    <MantineRoot>
      <AppLayout tools={<Tools />} banner={null}>
        {children}
      </AppLayout>
    </MantineRoot>
  );
}

/** A member's screen before it is known which one, and whose. Written into the HTML at build; no browser loads it. */
export const ScreenPlaceholder = () => (
  <Frame>
    <Loading>Chargement...</Loading>
  </Frame>
);

/** The dashboard before it is known whose it is. */
export const DashboardPlaceholder = () => (
  <Frame>
    <Dashboard user={undefined} waiting>
      <OngoingCampaigns campaigns={{ status: "loading" }} onRetry={() => {}} />
    </Dashboard>
  </Frame>
);
