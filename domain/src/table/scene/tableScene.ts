import type { TableSceneDocument } from "../../documents/scene";

/**
 * What a campaign begins with: no scene is shown. The document exists before anybody listens, for the reason that
 * `nothingShared` names.
 */
export const noSceneShown = (now: number): TableSceneDocument => ({ revision: 0, updatedAt: now });
