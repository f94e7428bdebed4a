import { campaigns } from "domain/documents/campaign";
import { fights } from "domain/documents/fight";
import { scenes, tableScenes } from "domain/documents/scene";
import { requireAuthority } from "domain/table/campaign/authority";
import { hiddenAsInOrder, hiddenTokens } from "domain/table/fight/hiddenTokens";
import { isBySight } from "domain/table/scene/changeScene";
import { publicScene } from "domain/table/scene/publicScene";
import type { PlacedToken } from "domain/table/scene/tokens";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { requireCampaign } from "../table/readCampaign";
import { writeMoment } from "../table/writeEvening";
import { hideInFight } from "./hideInFight";
import { keepSight, keptSight } from "./keepSight";
import { placeIn, readTokens, type StoredTokens, type TokenScene, writeTokens } from "./placeTokens";
import { type Settled, settleSight } from "./settleSight";
import { readShownStates } from "./shownStates";
import { readSight, type SightState } from "./sightState";
import { writeShown } from "./writeShown";
import { type SightPlace, writeNoSight } from "./writeSight";

interface WholeScene extends SightPlace {
  readonly stored: StoredTokens;
  readonly state: SightState;
}

/** The scene with its tokens, or undefined where there is none. */
async function readWhole(
  guarded: Guarded,
  campaignId: string,
  sceneId: string | undefined,
): Promise<WholeScene | undefined> {
  if (sceneId === undefined) return undefined;
  // Before the tokens, as in changeTokens.
  const state = await readSight(guarded, campaignId, sceneId);
  const [scene, stored] = await Promise.all([
    guarded.read(scenes, campaignId, sceneId),
    readTokens(guarded, campaignId, sceneId),
  ]);
  return scene && { campaignId, sceneId, scene: scene.data, stored, state };
}

type Standing = ReadonlyMap<string, PlacedToken>;

/** What the group sees of the scene that comes, with what it saw of it when it was shown last. */
const settle = (guarded: Guarded, coming: WholeScene, standing: Standing, now: number): Promise<Settled> =>
  settleSight(guarded, { ...coming, isShown: true }, standing, now, {
    state: coming.state,
    change: keptSight(coming, coming.state),
  });

/** The tokens that members get. */
const membersIds = (on: TokenScene, standing: Standing): ReadonlySet<string> =>
  new Set([...standing].flatMap(([id, token]) => (placeIn(on, id, token) === "members" ? [id] : [])));

async function putAway(
  guarded: Guarded,
  leaving: WholeScene,
  taken: ReadonlySet<string> | undefined,
  now: number,
): Promise<void> {
  const { stored } = leaving;
  const changed = new Map([...stored].map(([id, { token }]) => [id, token]));
  const on = { ...leaving, isShown: false, ...(taken && { taken }) };
  await writeTokens(guarded, on, { stored, changed }, () => () => undefined);
  if (isBySight(leaving.scene)) keepSight(guarded, leaving, leaving.state, now);
}

/**
 * Puts the scene before away with its tokens and brings the other one with those that members may see, in one write;
 * those that follow a state have it as it is now.
 * Showing again what is shown changes nothing.
 */
export const showScene: Handler<"showScene"> = ({ params: { system, id }, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const [found, live] = await Promise.all([guarded.read(campaigns, id), guarded.read(tableScenes, id)]);
    const campaign = requireCampaign({ system }, found);
    requireAuthority("prepareScenes", caller.uid, campaign.data);
    const before = live?.data.shown?.sceneId;
    const wanted = body.sceneId ?? undefined;
    if (live !== undefined && before === wanted) return { revision: live.data.revision };
    const [leaving, coming] = await Promise.all([
      readWhole(guarded, id, before),
      readWhole(guarded, id, wanted),
    ]);
    if (wanted !== undefined && coming === undefined) throw new AppError("scene-not-found");
    const upToDate = await readShownStates(
      guarded,
      id,
      [...(coming?.stored.values() ?? [])].map(({ token }) => token),
    );
    // Who hides in the order or by the token hides in both: what is shown anew tells members nothing that was hidden.
    const tokens = new Map([...(coming?.stored ?? [])].map(([tokenId, { token }]) => [tokenId, token]));
    const fight = tokens.size === 0 ? undefined : await guarded.look(fights, id);
    const standing = new Map(
      [...tokens].map(([tokenId, token]) => [
        tokenId,
        hiddenAsInOrder(fight?.data, tokenId, upToDate(token)),
      ]),
    );
    const settled = coming && (await settle(guarded, coming, standing, now));
    if (leaving !== undefined)
      await putAway(guarded, leaving, settled && membersIds(settled.on, standing), now);
    // Whom the group has not seen on the scene that is put away stays unseen: the fight may go on there.
    const hidden = fight ? hiddenTokens(tokens) : new Map();
    if (coming && settled) {
      await writeTokens(guarded, settled.on, { stored: coming.stored, changed: standing }, (shown) =>
        hideInFight(guarded, id, { hidden, unseen: fight && settled.unseen, shown: fight && shown }, now),
      );
    }
    const isSightOver = leaving && isBySight(leaving.scene) && !(coming && isBySight(coming.scene));
    if (isSightOver) writeNoSight(guarded, id, leaving.state, now);
    const shown = coming && publicScene(coming.sceneId, coming.scene, guarded.effort);
    if (shown !== undefined) writeMoment(guarded, campaign, { kind: "scene", title: shown.title }, now);
    return { revision: writeShown(guarded, id, live, shown, now) };
  });
