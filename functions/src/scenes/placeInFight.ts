import type { CampaignDocument } from "domain/documents/campaign";
import { type FightDocument, fights } from "domain/documents/fight";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { decideFightChange } from "domain/table/fight/changeFight";
import type { HiddenById } from "domain/table/fight/hiddenTokens";
import { nameInFight, toldByScene } from "domain/table/fight/toldByScene";
import { followingTokens, type PlacedCreatures, placingEntries } from "domain/table/fight/waitingCreatures";
import { AppError } from "domain/values/errors";
import type { Stored } from "../store/firestore";
import type { Guarded } from "../store/guarded";
import { type NameOf, writeTold } from "./hideInFight";

interface PlacedOn {
  readonly campaign: Stored<CampaignDocument>;
  readonly sceneId: string;
  readonly isShown: boolean;
  readonly uid: string;
}

/** Whose tokens were hidden, shown or put, whose are gone, and whom the group has not seen, or has now. */
interface Moved {
  readonly turned: HiddenById;
  readonly gone: ReadonlySet<string>;
  readonly unseen: ReadonlyMap<string, boolean>;
  /** Whom members get to see. */
  readonly shown: ReadonlySet<string>;
}

/**
 * What changes of a scene's tokens do to the fight, in the same batch: new creatures come into it, who waits on the scene
 * goes or hides with its token, and so hides who is in the order where the scene is shown. No read where nobody's token is
 * put, turned or gone; else two. Answers what its creatures are called.
 * Throws `operation-refused` where the fight does not take the creatures.
 */
export async function followInFight(
  guarded: Guarded,
  on: PlacedOn,
  creatures: PlacedCreatures | undefined,
  moved: Moved,
  now: number,
): Promise<NameOf> {
  const isNobodys = moved.turned.size + moved.gone.size + moved.unseen.size + moved.shown.size === 0;
  if (creatures === undefined && isNobodys) return () => undefined;
  const { id } = on.campaign;
  const [stored, live] = await Promise.all([guarded.read(fights, id), guarded.read(sharedInitiatives, id)]);
  const placed = creatures ? withCreatures(on, stored?.data, creatures, now) : stored?.data;
  if (placed === undefined) return () => undefined;
  const followed = followingTokens(placed, on.sceneId, moved);
  const { turned: hidden, unseen, shown } = moved;
  const after = on.isShown ? toldByScene(followed, { hidden, unseen, shown }) : followed;
  const nameOf = (id: string | undefined) => nameInFight(after, id);
  if (after === stored?.data) return nameOf;
  writeTold(guarded, id, { ...after, revision: stored?.data.revision ?? 0 }, live?.data, now);
  return nameOf;
}

function withCreatures(
  { campaign: { id, data }, sceneId, isShown, uid }: PlacedOn,
  stored: FightDocument | undefined,
  creatures: PlacedCreatures,
  now: number,
): FightDocument {
  const joins = isShown && stored?.startedAt !== undefined;
  const { document, answers } = decideFightChange(
    data,
    uid,
    { campaignId: id, system: data.system, stored },
    placingEntries(creatures, sceneId, joins),
    now,
  );
  const refused = answers.find((one) => one.refused !== undefined)?.refused;
  if (refused !== undefined) throw new AppError("operation-refused", { sentence: refused });
  return document;
}
