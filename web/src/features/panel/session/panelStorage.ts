import { keepPanel, panelKey, readKeptPanel } from "domain/panel/keptPanel";
import type { PanelState } from "domain/panel/panelState";
import type { SystemId } from "domain/systems/systemIds";

/** What this device remembers of a campaign's panel. Storage may be forbidden or full: then a reload starts anew. */
export function recallPanel(campaignId: string, system: SystemId): PanelState {
  try {
    return readKeptPanel(localStorage.getItem(panelKey(campaignId)), campaignId, system);
  } catch {
    return readKeptPanel(null, campaignId, system);
  }
}

export function rememberPanel(state: PanelState): void {
  try {
    const kept = keepPanel(state);
    const key = panelKey(state.campaignId);
    if (localStorage.getItem(key) !== kept) localStorage.setItem(key, kept);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** Tells when another tab of this device changes a campaign's panel; the returned function stops it. */
export function watchOtherTabs(campaignId: string, tell: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === panelKey(campaignId)) tell();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
