import { randomUUID } from "node:crypto";
import { changeFight } from "domain/api/fight";
import { changePlayState } from "domain/api/play";
import { rollForTable } from "domain/api/rolls";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { isCreature } from "domain/table/initiative/publicOrder";
import type { Chance } from "domain/testing/chance";
import { creatureName, creatureNumbers } from "domain/testing/walledScenes";
import type { Seat } from "../../api/support/seats";
import { read } from "../../support/database";
import { done } from "./done";
import type { SightTable } from "./sightTable";

const D20 = { game: "dnd5e", mode: "normal" } as const;
const BLADE = { game: "dnd5e", type: "slashing" } as const;
/** Thrown whatever the attack comes to. */
const WOUND = [{ label: "Dégâts : Lame", roll: "1d6+2", damage: BLADE }] as const;
/** More than all blows of a scene take. */
const LIFE = 400;

interface Rolled {
  readonly id: string;
  readonly total: number;
  readonly following?: readonly Rolled[];
}

const entryId = (creature: number) => `guard-000${creature}`;
const nobody = { pronouns: "", role: "" };

/** What happens in a fight beside the map: all that a creature may do that the log tells. */
const FIGHT_ACTS = ["turn", "check", "attack", "save", "struck", "hit", "condition", "secret"] as const;
export type FightAct = (typeof FIGHT_ACTS)[number];

/** The fight of a table in which all creatures of the scene are, and all heroes. */
export class SightFight {
  readonly #at: SightTable;
  readonly counts = Object.fromEntries(FIGHT_ACTS.map((act) => [act, 0])) as Record<FightAct, number>;
  #acts = 0;

  constructor(at: SightTable) {
    this.#at = at;
  }

  /** A fight that members are told of, with all creatures of the scene and all heroes. */
  async begin(): Promise<void> {
    const { heroes } = this.#at.mirror.scene;
    const creatures = creatureNumbers.map((creature) => ({
      participant: {
        ...{ ...nobody, id: entryId(creature), name: creatureName(creature) },
        ...{ kind: "creature", hidden: false },
      },
      ...{ value: creature, life: LIFE },
    }));
    const characters = heroes.map(({ token }, at) => ({
      participant: {
        ...{ ...nobody, id: token.characterId, name: token.name, kind: "character", hidden: false },
      },
      value: 3 * at + 2,
    }));
    await this.#change({ type: "share", shared: true });
    await this.#change({ type: "addCreatures", creature: { catalogue: "goblin" }, joining: creatures });
    await this.#change({ type: "addParticipants", joining: characters });
  }

  /** The next act of all in their turn, of whom chance says. */
  async act(chance: Chance): Promise<FightAct> {
    const act = FIGHT_ACTS[this.#acts % FIGHT_ACTS.length] ?? "turn";
    this.#acts += 1;
    await this.#perform(act, chance.of(creatureNumbers), chance);
    this.counts[act] += 1;
    return act;
  }

  async #perform(act: FightAct, creature: number, chance: Chance): Promise<void> {
    const creatureId = entryId(creature);
    const hero = chance.of(this.#heroes());
    switch (act) {
      case "turn":
        return this.#change({ type: "nextTurn" });
      case "check": {
        const roll = { ...D20, modifier: 3 };
        const { id } = await this.#rollOf({ creatureId, target: hero, label: "Discrétion", roll });
        // The player opposes their own roll: each side has the other's name.
        await this.#rollBy(hero, { label: "Perception", roll, opposes: id });
        return;
      }
      case "attack": {
        const roll = { ...D20, modifier: 4, attack: true };
        const asks = { creatureId, target: hero, label: "Lame", roll, following: WOUND };
        const { following } = await this.#rollOf(asks);
        await this.#wound(hero, following?.[0]);
        return;
      }
      case "save": {
        const roll = { ...D20, modifier: 1, difficulty: 13 };
        await this.#rollOf({ creatureId, label: "Sauvegarde de Dextérité", roll });
        return;
      }
      case "struck":
        await this.#strike(creature, hero, chance);
        return;
      case "hit":
        return this.#change({ type: "hitCreatures", hits: [{ id: creatureId, points: 3 }] });
      case "condition":
        return this.#change({
          ...{ type: "setCreatureCondition", ids: [creatureId], condition: "À terre" },
          on: chance.percent(60),
        });
      case "secret":
        await this.#rollOf({
          creatureId,
          label: "Discrétion",
          roll: { ...D20, modifier: 6 },
          audience: "mj",
        });
    }
  }

  /** A player strikes a creature that the order shows, and the MJ takes it off its life; none that it does not show. */
  async #strike(creature: number, hero: string, chance: Chance): Promise<void> {
    const { table } = this.#at;
    const shared = (await read(sharedInitiatives, table.id))?.shared;
    const inSight = (shared?.order ?? []).filter(isCreature);
    const strike = { label: "Épée", roll: { ...D20, modifier: 5, attack: true } };
    const isThere = inSight.some(({ name }) => name === creatureName(creature));
    for (const aim of isThere ? [entryId(creature)] : [creatureName(creature), entryId(creature)]) {
      const body = this.#bodyOf({ characterId: hero, ...strike, target: { creature: aim } });
      const { status } = await this.#playerOf(hero).browser.call(rollForTable, {
        params: table.params,
        body,
      });
      if (status !== 404) throw new Error(`a blow at ${aim}, whom nobody sees, is answered ${status}`);
    }
    if (inSight.length === 0) return;
    const { id: aim, name } = chance.of(inSight);
    const made = await this.#rollBy(hero, { ...strike, target: { creature: aim }, following: WOUND });
    const [wound] = made.following ?? [];
    const struck = creatureNumbers.find((one) => creatureName(one) === name);
    if (wound === undefined || struck === undefined) throw new Error(`${name} cannot be struck`);
    const hits = [{ id: entryId(struck), points: wound.total }];
    await this.#change({ type: "hitCreatures", hits }, { id: wound.id, audience: "table" });
  }

  /** The MJ takes a creature's damage off a hero's life: the log says whose it was. */
  async #wound(hero: string, damage: Rolled | undefined): Promise<void> {
    if (damage === undefined) throw new Error("the attack threw no damage");
    const { mj, table } = this.#at;
    const entry = {
      ...{ id: randomUUID(), campaignId: table.id, roll: { id: damage.id, audience: "table" } },
      operations: [{ kind: "damage", amount: damage.total }],
    };
    await done(mj, changePlayState, { params: { id: hero }, body: { entries: [entry] } as never });
  }

  #heroes(): string[] {
    return this.#at.mirror.scene.heroes.flatMap(({ token }) => token.characterId ?? []);
  }

  #playerOf(hero: string): Seat {
    return this.#at.owners.get(`character-${hero}`) ?? this.#at.mj;
  }

  /** One press of the MJ; `roll`: whose damage it applies. */
  async #change(operation: object, roll?: object): Promise<void> {
    const { mj, table } = this.#at;
    const entry = { id: randomUUID(), operation, ...(roll && { roll }) };
    const { body } = await done(mj, changeFight, {
      params: table.params,
      body: { entries: [entry] } as never,
    });
    const [answer] = (body?.entries ?? []) as { refused?: string }[];
    if (answer?.refused !== undefined) throw new Error(`${JSON.stringify(operation)}: ${answer.refused}`);
  }

  #bodyOf = (asked: object) => ({ requestId: randomUUID(), audience: "table", ...asked }) as never;

  async #roll(by: Seat, asked: object): Promise<Rolled> {
    const { body } = await done(by, rollForTable, {
      params: this.#at.table.params,
      body: this.#bodyOf(asked),
    });
    return body as unknown as Rolled;
  }

  /** Of the MJ's creatures. */
  #rollOf(asked: object): Promise<Rolled> {
    return this.#roll(this.#at.mj, asked);
  }

  /** Of a player's hero. */
  #rollBy(hero: string, asked: object): Promise<Rolled> {
    return this.#roll(this.#playerOf(hero), { characterId: hero, ...asked });
  }
}
