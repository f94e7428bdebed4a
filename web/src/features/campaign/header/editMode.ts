import { type CampaignInfo, isSameInfo, trimInfo } from "domain/campaign/updateCampaignInfo";

/** What became of the last save. */
export type SaveState =
  | { readonly kind: "idle" | "saving" | "saved" }
  | { readonly kind: "failed"; readonly message: string };

/** The MJ's edit mode on the campaign page: what is typed, against what is kept. */
export interface EditMode {
  readonly editing: boolean;
  readonly draft: CampaignInfo;
  readonly kept: CampaignInfo;
  readonly save: SaveState;
}

export type EditModeEvent =
  | { readonly type: "toggle" }
  | { readonly type: "type"; readonly change: Partial<CampaignInfo> }
  /** The MJ presses save: with nothing to change it succeeds at once, otherwise the screen makes the call. */
  | { readonly type: "save" }
  | { readonly type: "saved"; readonly info: CampaignInfo }
  | { readonly type: "saveFailed"; readonly message: string }
  /** Somebody else, or another device, changed the campaign. */
  | { readonly type: "changedElsewhere"; readonly info: CampaignInfo };

export function startEditMode(kept: CampaignInfo): EditMode {
  return { editing: false, draft: kept, kept, save: { kind: "idle" } };
}

export function hasUnsavedInfo({ draft, kept }: EditMode): boolean {
  return !isSameInfo(trimInfo(draft), kept);
}

/** Product §4: leaving edit mode resets unsaved name and description. What is being typed survives changes elsewhere. */
export function reduceEditMode(mode: EditMode, event: EditModeEvent): EditMode {
  switch (event.type) {
    case "toggle":
      return { ...startEditMode(mode.kept), editing: !mode.editing };
    case "type":
      return mode.editing
        ? { ...mode, draft: { ...mode.draft, ...event.change }, save: { kind: "idle" } }
        : mode;
    case "save":
      return { ...mode, save: { kind: hasUnsavedInfo(mode) ? "saving" : "saved" } };
    case "saved":
      return { ...mode, draft: event.info, kept: event.info, save: { kind: "saved" } };
    case "saveFailed":
      return { ...mode, save: { kind: "failed", message: event.message } };
    case "changedElsewhere":
      return { ...mode, kept: event.info, draft: hasUnsavedInfo(mode) ? mode.draft : event.info };
  }
}
