import type { PanelState } from "domain/table/panel/panelState";
import { readStoredPanel, serialisePanel } from "domain/table/panel/storedPanel";
import type { SystemId } from "domain/values/systemIds";
import { deviceStorage } from "../../browser/deviceStorage";
import { STORAGE_KEYS } from "../../browser/storageKeys";

/** The panel of a campaign as this device stored it. Storage may be forbidden or full: then a reload starts anew. */
export function loadPanel(campaignId: string, system: SystemId): PanelState {
  return readStoredPanel(deviceStorage.read(STORAGE_KEYS.mjPanel(campaignId)), campaignId, system);
}

export function savePanel(state: PanelState): void {
  const kept = serialisePanel(state);
  const key = STORAGE_KEYS.mjPanel(state.campaignId);
  if (deviceStorage.read(key) !== kept) deviceStorage.write(key, kept);
}

/** Tells when another tab of this device changes a campaign's panel; the returned function stops it. */
export function watchOtherTabs(campaignId: string, notify: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEYS.mjPanel(campaignId)) notify();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
