import { setVttStatus } from "domain/api/campaigns";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { vttLaunchUrl } from "domain/table/campaign/vttStatus";
import { call } from "../../http/call";
import { vttHost } from "../../http/hosts";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";

/** Product §8 "VTT". */
const NO_URL = "URL de session VTT indisponible.";
const LAUNCH_FAILED = "Impossible de lancer le VTT pour le moment.";
const STOP_FAILED = "Impossible d'arrêter le VTT.";

/** Opened while the click is handled, or the browser blocks it as a popup. It gets no opener. */
function openBlankTab(): Window | null {
  const tab = window.open("", "_blank");
  if (tab !== null) tab.opener = null;
  return tab;
}

/** The MJ starts and stops the VTT. The tab shows the table only once the server has opened it. */
export function useVttControls({ id, system }: Pick<CampaignPage, "id" | "system">) {
  const params = { system, id };

  const launching = useMutation({
    networkMode: "always",
    mutationFn: async (joinUrl: string) => {
      // Called first: the players wait for the answer, and a tab takes time to open.
      const launched = call(setVttStatus, { params, body: { status: "online", joinUrl } });
      const tab = openBlankTab();
      try {
        await launched;
        tab?.location.replace(joinUrl);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: () => toast("error", LAUNCH_FAILED),
  });
  const stopping = useMutation({
    networkMode: "always",
    mutationFn: () => call(setVttStatus, { params, body: { status: "offline" } }),
    onError: () => toast("error", STOP_FAILED),
  });

  const launch = () => {
    const url = vttLaunchUrl({ id, system }, vttHost());
    if (url === undefined) toast("error", NO_URL);
    else launching.mutate(url);
  };
  return { launch, stop: () => stopping.mutate(), busy: launching.isPending || stopping.isPending };
}
