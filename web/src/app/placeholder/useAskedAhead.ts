import type { QueryClient } from "@tanstack/react-query";
import { paths } from "domain/values/links/paths";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { fetchAllCampaigns, hasKeptCampaigns } from "../../api/campaigns";
import { hasPlaceholder } from "./htmlPlaceholder";

/** The placeholder says as much as the screen without its data; but the screen can be used, in milliseconds. */
const MOST_MS = 1500;

/**
 * Whether the screen may take the placeholder's place: once the lists that the dashboard's page has asked for ahead of
 * its scripts are here, so that a slow phone draws the screen once instead of twice; at once where this device keeps
 * them from an earlier visit.
 */
export function useAskedAhead(client: QueryClient, uid: string): boolean {
  const { pathname } = useLocation();
  const [ready, setReady] = useState(
    () => !hasPlaceholder() || pathname !== paths.dashboard || hasKeptCampaigns(uid),
  );
  useEffect(() => {
    if (ready) return;
    const show = () => setReady(true);
    const timer = setTimeout(show, MOST_MS);
    void fetchAllCampaigns(client, uid).then(show);
    return () => clearTimeout(timer);
  }, [client, uid, ready]);
  return ready;
}
