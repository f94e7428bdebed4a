import { fights } from "domain/documents/fight";
import { messages } from "domain/documents/message";
import { playLog, playStates } from "domain/documents/play";
import { mjRolls, rolls } from "domain/documents/roll";
import {
  drawings,
  publishedTiles,
  scenes,
  sceneTokens,
  tableScenes,
  tokens,
  traces,
  truths,
} from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { sceneSights, sceneWalls, tableExplored, tableSights } from "domain/documents/sight";
import { tableScreens } from "domain/documents/tableScreen";
import { where } from "firebase/firestore/lite";
import { type Found, MemberClient } from "./memberClient";

type Data = Record<string, unknown>;

/** What one read of everything that members may read of a scene gave. */
export interface Reading {
  /** By their ids. */
  readonly tokens: ReadonlyMap<string, Data>;
  /** The order of the fight, as JSON. */
  readonly order: string;
  readonly traces: readonly Data[];
  /** Rolls, messages, what was done to characters and what their states say of it, by their paths, as JSON. */
  readonly log: ReadonlyMap<string, string>;
  /** What never names a creature, as JSON, by what it is. */
  readonly rest: Readonly<Record<"live" | "drawings" | "truths", string>>;
}

/** A published piece of the picture, as a member reads it. */
interface ReadPiece {
  readonly name: string;
  /** In base64. */
  readonly image: string;
}

/** What a member knows of the picture: the pieces that `live/scene` names, and what the group has seen. */
export interface ReadPieces {
  readonly pieces: readonly ReadPiece[];
  readonly shown: Data;
  readonly explored: Data;
}

const textOf = (found: readonly Found[]): string => JSON.stringify(found);

/** Reads through the rules, with one member's account. */
export class SightReader {
  readonly #client: MemberClient;
  readonly #campaignId: string;
  readonly #sceneId: string;
  readonly #heroes: readonly string[];

  /** `heroes`: the ids of the table's characters. */
  constructor(uid: string, at: { campaignId: string; sceneId: string; heroes: readonly string[] }) {
    this.#client = new MemberClient(uid);
    this.#campaignId = at.campaignId;
    this.#sceneId = at.sceneId;
    this.#heroes = at.heroes;
  }

  async read(): Promise<Reading> {
    const client = this.#client;
    const id = this.#campaignId;
    const told = [tableScenes, tableSights, tableExplored, tableScreens];
    const states = this.#heroes.map(async (hero): Promise<Found[]> => {
      const path = playStates.path(hero);
      return [[path, (await client.get(path)) ?? {}]];
    });
    const [shown, order, led, drawn, noted, live, ...log] = await Promise.all([
      client.list(tokens.path(id, "any")),
      client.get(sharedInitiatives.path(id)),
      client.list(traces.path(id, "any")),
      client.list(drawings.path(id, "any")),
      client.list(truths.path(id, client.uid, "any")),
      Promise.all(told.map((kind) => client.get(kind.path(id)))),
      client.list(rolls.path(id, "any")),
      client.list(messages.path(id, "any")),
      client.listEverywhere(playLog.name, where("campaignId", "==", id)),
      ...states,
    ]);
    return {
      tokens: new Map(shown.map(([path, data]) => [path.slice(path.lastIndexOf("/") + 1), data])),
      order: JSON.stringify(order),
      traces: led.map(([, data]) => data),
      log: new Map(log.flat().map(([path, data]) => [path, JSON.stringify(data)])),
      rest: {
        live: JSON.stringify(live),
        drawings: textOf(drawn),
        truths: textOf(noted),
      },
    };
  }

  /** The pieces that the scene names, each by its name as members read them. */
  async readPieces(): Promise<ReadPieces> {
    const [scene, seen] = await Promise.all(
      [tableScenes, tableExplored].map((kind) => this.#client.get(kind.path(this.#campaignId))),
    );
    const shown: Data = scene?.shown ?? {};
    const names = Object.keys(shown.tiles ?? {});
    const pieces = await Promise.all(
      names.map(async (name) => {
        const piece = await this.#client.get(publishedTiles.path(this.#campaignId, this.#sceneId, name));
        return { name, image: String(piece?.image) };
      }),
    );
    return { pieces, shown, explored: seen?.explored };
  }

  /** What it tries that members may not read, and gets. */
  async readForbidden(): Promise<string[]> {
    const [campaignId, sceneId] = [this.#campaignId, this.#sceneId];
    const paths = [scenes.path(campaignId, sceneId), sceneWalls.path(campaignId, sceneId)];
    const reads = [...paths, sceneSights.path(campaignId, sceneId), fights.path(campaignId)].map(
      (path) => [path, this.#client.get(path)] as const,
    );
    const lists = [
      ...[publishedTiles, sceneTokens].map((kind) => kind.path(campaignId, sceneId, "any")),
      mjRolls.path(campaignId, "any"),
    ].map((path) => [path, this.#client.list(path)] as const);
    const tried = await Promise.all(
      [...reads, ...lists].map(([path, read]) =>
        read.then(
          () => [path],
          () => [],
        ),
      ),
    );
    return tried.flat();
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
