import { createCreature } from "domain/api/creatures";
import { createEncounter } from "domain/api/encounters";
import { createHandout, deleteHandout, putHandoutPicture, updateHandout } from "domain/api/handouts";
import { createRandomTable } from "domain/api/randomTables";
import {
  changeTokens,
  changeWalls,
  createScene,
  deleteScene,
  putTiles,
  updateScene,
} from "domain/api/scenes";
import { MAX_PART_LENGTH } from "domain/documents/handout";
import type { Creature } from "domain/game/gameTypes";
import { PRESETS } from "domain/games/registry/presets";
import type { AdventureContent, AdventureHandout, AdventureScene } from "domain/table/adventure/adventure";
import { type TokenParcel, tokenParcels } from "domain/table/adventure/adventureScene";
import { placedText } from "domain/table/adventure/handoutLinks";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { tileCounts, tileNames } from "domain/table/scene/tiles";
import { rollDie } from "domain/values/dice/die";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { cryptoSource } from "../../browser/cryptoSource";
import { randomId } from "../../browser/randomId";
import { call, HttpError } from "../../http/call";
import { parcelsOf } from "../../table/map/mj/picture/parcels";

/** A campaign that gets something. */
export interface Destination {
  readonly id: string;
  readonly system: SystemId;
}

/** Sends something until it is answered; rejects where it is refused, and where it is given up. */
export type Insist = <Result>(send: () => Promise<Result>) => Promise<Result>;

/** Of one request, so that none is too large. */
const MAX_WALLS = 800;

/** A handout that was made. */
interface Made {
  readonly id: string;
  version: number;
  readonly handout: AdventureHandout;
  readonly partIds: readonly string[];
  /** What its parts read. */
  texts: readonly string[];
}

/**
 * Makes in a campaign what comes from another one, or from a file: each thing once, however often it is sent, and whole, or
 * not at all.
 */
export class AdventureSender {
  readonly #to: Destination;
  readonly #insist: Insist;
  readonly #ids = new Map<string, string>();
  readonly #handouts = new Map<string, Made>();

  constructor(to: Destination, insist: Insist) {
    this.#to = to;
    this.#insist = insist;
  }

  /** `key` names it among all that this one sends. Rejects where the server refuses some of it. */
  async send(key: string, { kind, content }: AdventureContent): Promise<void> {
    const requestId = this.#idOf(key);
    const to = { params: this.#to };
    if (kind === "creatures")
      await this.#insist(() => call(createCreature, { body: { creature: content, requestId } }));
    else if (kind === "encounters")
      await this.#insist(() => call(createEncounter, { ...to, body: { ...content, requestId } }));
    else if (kind === "randomTables")
      await this.#insist(() => call(createRandomTable, { ...to, body: { ...content, requestId } }));
    else if (kind === "handouts") await this.#sendHandout(key, content);
    else await this.#sendScene(key, content);
  }

  /** Once all are sent: links between handouts lead to those that were made here. */
  async settleLinks(): Promise<void> {
    for (const made of this.#handouts.values()) {
      const texts = this.#textsOf(made.handout);
      if (isDeepEqual(texts, made.texts)) continue;
      const params = { ...this.#to, handoutId: made.id };
      const { version } = made;
      const body = { ...this.#written(made.handout, made.partIds, texts), version };
      try {
        const changed = await this.#insist(() => call(updateHandout, { params, body }));
        Object.assign(made, { texts, version: changed.version });
      } catch (error) {
        // Its answer was lost, or the MJ writes it already.
        if (!(error instanceof HttpError && error.code === "stale-version")) throw error;
      }
    }
  }

  #idOf(what: string): string {
    const id = this.#ids.get(what) ?? randomId();
    this.#ids.set(what, id);
    return id;
  }

  #textsOf = ({ parts }: AdventureHandout): string[] => {
    const { id, system } = this.#to;
    const pathOf = (key: string) => {
      const made = this.#handouts.get(key);
      return made && paths.handout(id, made.id, system);
    };
    return parts.map(({ text }) => placedText(text, pathOf, MAX_PART_LENGTH));
  };

  #written({ kind, title, parts }: AdventureHandout, ids: readonly string[], texts: readonly string[]) {
    const written = parts.map((part, at) => ({ ...part, id: ids[at] ?? randomId(), text: texts[at] ?? "" }));
    return { kind, title, parts: written };
  }

  async #sendHandout(key: string, handout: AdventureHandout): Promise<void> {
    const params = this.#to;
    const texts = this.#textsOf(handout);
    const partIds = handout.parts.map((_, at) => this.#idOf(`${key}/part ${at}`));
    const body = { ...this.#written(handout, partIds, texts), requestId: this.#idOf(key) };
    const { id, version } = await this.#insist(() => call(createHandout, { params, body }));
    const made = { id, version, handout, partIds, texts };
    const { picture } = handout;
    if (picture !== undefined) {
      const at = { ...params, handoutId: id };
      const sent = { requestId: this.#idOf(`${key}/picture`), image: picture };
      const put = () => this.#insist(() => call(putHandoutPicture, { params: at, body: sent }));
      const pictured = await this.#whole(key, put, () => call(deleteHandout, { params: at }));
      made.version = pictured.version;
    }
    if (!this.#handouts.has(handout.key)) this.#handouts.set(handout.key, made);
  }

  async #sendScene(key: string, scene: AdventureScene): Promise<void> {
    const { name, width, height, grid, background, fogOn } = scene;
    const sceneId = this.#idOf(key);
    const body = { ...{ name, width, height, grid, background, fogOn }, requestId: sceneId };
    await this.#insist(() => call(createScene, { params: this.#to, body }));
    const params = { ...this.#to, sceneId };
    await this.#whole(
      key,
      () => this.#fillScene(key, sceneId, scene),
      () => call(deleteScene, { params }),
    );
  }

  /**
   * Completes what was made; where the server refuses some of it, or it is given up, it is taken away, and comes as another
   * one where it is tried again.
   */
  async #whole<Result>(
    key: string,
    complete: () => Promise<Result>,
    takeAway: () => Promise<unknown>,
  ): Promise<Result> {
    try {
      return await complete();
    } catch (error) {
      for (const what of [key, `${key}/picture`]) this.#ids.delete(what);
      await takeAway().catch(() => undefined);
      throw error;
    }
  }

  /** It is not shown: nobody sees half of it. */
  async #fillScene(key: string, sceneId: string, scene: AdventureScene): Promise<void> {
    const { rooms, sight, walls, doors, lights, tokens } = scene;
    const params = { ...this.#to, sceneId };
    const picture = scene.picture && {
      id: this.#idOf(`${key}/picture`),
      ...tileCounts(scene),
    };
    if (picture || rooms.length > 0 || sight) {
      const body = {
        ...(picture && { picture }),
        ...(rooms.length > 0 && { rooms }),
        ...(sight && { sight }),
      };
      await this.#insist(() => call(updateScene, { params, body }));
    }
    for (let at = 0; at === 0 || at < walls.length; at += MAX_WALLS) {
      const some = walls.slice(at, at + MAX_WALLS);
      const change = { walls: some, ...(at === 0 && { doors, lights }) };
      if (some.length + doors.length + lights.length === 0) break;
      await this.#insist(() => call(changeWalls, { params, body: { change } }));
    }
    if (picture) {
      const { picture: pieces = {} } = scene;
      const names = tileNames(picture).filter((piece) => Object.hasOwn(pieces, piece));
      for await (const tiles of parcelsOf(names, async (piece) => pieces[piece] ?? "")) {
        await this.#insist(() => call(putTiles, { params, body: { pictureId: picture.id, tiles } }));
      }
    }
    for (const parcel of await this.#parcelsOf(tokens)) {
      await this.#insist(() => call(changeTokens, { params, body: parcel }));
    }
  }

  async #parcelsOf(tokens: AdventureScene["tokens"]): Promise<readonly TokenParcel[]> {
    const { system } = this.#to;
    const catalogue = await loadCreatures(system);
    return tokenParcels(tokens, {
      system,
      isOfCatalogue: (creature: Creature) => catalogue.some((one) => isDeepEqual(one, creature)),
      dice: PRESETS[system].initiativeDice,
      rollDie: (sides) => rollDie(sides, cryptoSource),
      source: cryptoSource,
      newId: randomId,
    });
  }
}
