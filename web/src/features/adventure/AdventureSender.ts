import type { Call, CallInput, CallResult } from "domain/api/call";
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
import { ofNoCreature, type TokenParcel, tokenParcels } from "domain/table/adventure/adventureScene";
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

/** Asks for something until it is answered; rejects where it is refused, and where it is given up. */
export type Insist = <Result>(ask: () => Promise<Result>) => Promise<Result>;

/** Of one request, so that none is too large. */
const MAX_WALLS = 800;

/** What was made and could not be completed is asked to go so often, with pauses (ms). */
const TAKEN_AWAY_WITHIN = 3;
const PAUSE_MS = 1_000;

/** A handout that was made. */
interface Made {
  readonly id: string;
  version: number;
  readonly handout: Omit<AdventureHandout, "picture">;
  readonly partIds: readonly string[];
  /** What its parts read. */
  texts: readonly string[];
}

/** Something that is there in part, and could not be taken away. */
export class Unfinished extends Error {
  constructor(cause: unknown) {
    super("il n'est là qu'en partie : reprends la copie, ou supprime-le.", { cause });
  }
}

/**
 * Makes in a campaign what comes from another one, or from a file: each thing once, however often it is sent, and whole, or
 * not at all.
 */
export class AdventureSender {
  readonly #to: Destination;
  readonly #insist: Insist;
  readonly #ids = new Map<string, string>();
  readonly #parcels = new Map<string, readonly TokenParcel[]>();
  readonly #handouts = new Map<string, Made>();

  constructor(to: Destination, insist: Insist) {
    this.#to = to;
    this.#insist = insist;
  }

  /**
   * `key` names it among all that this one sends. Answers what is to be said of it, if anything. Rejects where the server
   * refuses some of it.
   */
  async send(key: string, { kind, content }: AdventureContent): Promise<string | undefined> {
    const requestId = this.#idOf(key);
    const params = this.#to;
    if (kind === "handouts") await this.#sendHandout(key, content);
    else if (kind === "scenes") return this.#sendScene(key, content);
    else if (kind === "creatures")
      await this.#ask(createCreature, { body: { creature: content, requestId } });
    else if (kind === "encounters")
      await this.#ask(createEncounter, { params, body: { ...content, requestId } });
    else await this.#ask(createRandomTable, { params, body: { ...content, requestId } });
    return undefined;
  }

  /**
   * Once all are sent: links between handouts lead to those that were made here. Answers the titles of those whose links
   * could not be set.
   */
  async settleLinks(): Promise<string[]> {
    const failed: string[] = [];
    for (const made of this.#handouts.values()) {
      const texts = this.#textsOf(made.handout);
      if (isDeepEqual(texts, made.texts)) continue;
      const params = { ...this.#to, handoutId: made.id };
      const { version } = made;
      const body = { ...this.#written(made.handout, made.partIds, texts), version };
      try {
        const changed = await this.#ask(updateHandout, { params, body });
        Object.assign(made, { texts, version: changed.version });
      } catch {
        failed.push(made.handout.title);
      }
    }
    return failed;
  }

  #ask<C extends Call>(target: C, input: CallInput<C>): Promise<CallResult<C>> {
    return this.#insist(() => call(target, input, { keepAsking: false }));
  }

  #idOf(what: string): string {
    const id = this.#ids.get(what) ?? randomId();
    this.#ids.set(what, id);
    return id;
  }

  #textsOf = ({ parts }: Pick<AdventureHandout, "parts">): string[] => {
    const { id, system } = this.#to;
    const pathOf = (key: string) => {
      const made = this.#handouts.get(key);
      return made && paths.handout(id, made.id, system);
    };
    return parts.map(({ text }) => placedText(text, pathOf, MAX_PART_LENGTH));
  };

  #written({ kind, title, parts }: Made["handout"], ids: readonly string[], texts: readonly string[]) {
    const written = parts.map((part, at) => ({ ...part, id: ids[at] ?? randomId(), text: texts[at] ?? "" }));
    return { kind, title, parts: written };
  }

  async #sendHandout(key: string, { picture, ...handout }: AdventureHandout): Promise<void> {
    const params = this.#to;
    const texts = this.#textsOf(handout);
    const partIds = handout.parts.map((_, at) => this.#idOf(`${key}/part ${at}`));
    const body = { ...this.#written(handout, partIds, texts), requestId: this.#idOf(key) };
    const { id, version } = await this.#ask(createHandout, { params, body });
    const made = { id, version, handout, partIds, texts };
    if (picture !== undefined) {
      const at = { ...params, handoutId: id };
      const sent = { requestId: this.#idOf(`${key}/picture`), image: picture };
      const put = () => this.#ask(putHandoutPicture, { params: at, body: sent });
      const pictured = await this.#whole(key, put, () => call(deleteHandout, { params: at }));
      made.version = pictured.version;
    }
    if (!this.#handouts.has(handout.key)) this.#handouts.set(handout.key, made);
  }

  #sendScene(key: string, scene: AdventureScene): Promise<string | undefined> {
    const { name, width, height, grid, background, fogOn } = scene;
    const sceneId = this.#idOf(key);
    const body = { ...{ name, width, height, grid, background, fogOn }, requestId: sceneId };
    const params = { ...this.#to, sceneId };
    return this.#whole(
      key,
      async () => {
        await this.#ask(createScene, { params: this.#to, body });
        return this.#fillScene(key, sceneId, scene);
      },
      () => call(deleteScene, { params }),
    );
  }

  /**
   * Makes all of something. Where the server refuses some of it, or it is given up, it is taken away, and comes as another one
   * where it is tried again; where it cannot be, it is completed then.
   */
  async #whole<Result>(
    key: string,
    make: () => Promise<Result>,
    takeAway: () => Promise<unknown>,
  ): Promise<Result> {
    try {
      return await make();
    } catch (error) {
      if (await isDone(takeAway)) {
        for (const what of [key, `${key}/picture`]) this.#ids.delete(what);
        this.#parcels.delete(key);
        throw error;
      }
      throw new Unfinished(error);
    }
  }

  /** It is not shown: nobody sees half of it. */
  async #fillScene(key: string, sceneId: string, scene: AdventureScene): Promise<string | undefined> {
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
      await this.#ask(updateScene, { params, body });
    }
    for (let at = 0; at === 0 || at < walls.length; at += MAX_WALLS) {
      const some = walls.slice(at, at + MAX_WALLS);
      const change = { walls: some, ...(at === 0 && { doors, lights }) };
      if (some.length + doors.length + lights.length === 0) break;
      await this.#ask(changeWalls, { params, body: { change } });
    }
    if (picture) {
      const { picture: pieces = {} } = scene;
      const names = tileNames(picture).filter((piece) => Object.hasOwn(pieces, piece));
      for await (const tiles of parcelsOf(names, async (piece) => pieces[piece] ?? "")) {
        await this.#ask(putTiles, { params, body: { pictureId: picture.id, tiles } });
      }
    }
    let said: string | undefined;
    for (const parcel of await this.#parcelsOf(key, tokens)) {
      try {
        await this.#ask(changeTokens, { params, body: parcel });
      } catch (error) {
        // The fight has no room for its creatures.
        if (!(error instanceof HttpError && error.code === "operation-refused")) throw error;
        await this.#ask(changeTokens, { params, body: ofNoCreature(parcel) });
        said = `des créatures y sont sans leurs valeurs. ${error.message}`;
      }
    }
    return said;
  }

  /** Made once, as long as the scene is the same: what was put is not put beside itself. */
  async #parcelsOf(key: string, tokens: AdventureScene["tokens"]): Promise<readonly TokenParcel[]> {
    const known = this.#parcels.get(key);
    if (known) return known;
    const { system } = this.#to;
    const catalogue = await loadCreatures(system);
    const made = tokenParcels(tokens, {
      system,
      isOfCatalogue: (creature: Creature) => catalogue.some((one) => isDeepEqual(one, creature)),
      dice: PRESETS[system].initiativeDice,
      rollDie: (sides) => rollDie(sides, cryptoSource),
      source: cryptoSource,
      newId: randomId,
    });
    this.#parcels.set(key, made);
    return made;
  }
}

/** Whether something is gone, be it that it never was. */
async function isDone(takeAway: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 0; tries < TAKEN_AWAY_WITHIN; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    try {
      await takeAway();
      return true;
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return true;
    }
  }
  return false;
}
