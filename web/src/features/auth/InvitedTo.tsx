import { Suspense } from "react";
import { lazy } from "../../ui/lazy";
import type { InvitedToProps } from "./InvitedToCampaign";

/** Most come without an invitation, and load nothing of it. */
const InvitedToCampaign = lazy(() => import("./InvitedToCampaign"));

export const InvitedTo = (invitation: InvitedToProps) => (
  <Suspense>
    <InvitedToCampaign {...invitation} />
  </Suspense>
);
