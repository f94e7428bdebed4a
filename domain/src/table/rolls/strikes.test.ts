import { describe, expect, it } from "vitest";
import type { FightDocument } from "../../documents/fight";
import type { RollDocument } from "../../documents/roll";
import type { Creature, RollSpec } from "../../game/gameTypes";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { refusalOf } from "../../testing/refusals";
import { showing } from "../../testing/seededSource";
import { requestIdSchema } from "../../values/requestId";
import { creatureAttackRolls } from "../creatures/attackRolls";
import {
  creatureDefence,
  decided,
  defenceRules,
  followingId,
  isFollowing,
  marginIn,
  requireAttacker,
  requireFollowed,
  strikeIn,
  thrownWith,
} from "./strikes";
import { rollTableDice } from "./tableRoll";

const goblin = DND5E_CREATURES.find(({ id }) => id === "goblin") as Creature;
const attack = { game: "dnd5e", modifier: 4, mode: "normal", attack: true } as const;

/** The outcome of an attack by this face against a defence. */
const against = (face: number, defence: number | undefined, spec: RollSpec = attack) =>
  decided(spec, rollTableDice(spec.game, spec, showing(face)), defence);

describe("an attack at somebody whose armour class is known", () => {
  it("hits where it reaches it, and says so without the number", () => {
    expect(against(8, 12).outcome?.label).toBe("Touché");
    expect(against(7, 12).outcome?.label).toBe("Manqué");
    expect(JSON.stringify(against(8, 12))).not.toContain("≥");
  });

  it("is decided by a natural 20 and a natural 1", () => {
    expect(against(20, 30).outcome?.label).toBe("Coup critique");
    expect(against(1, 3).outcome?.label).toBe("Échec critique");
  });

  it("is left to the MJ where nothing is known, and to the difficulty that it names", () => {
    expect(against(12, undefined).outcome).toBeUndefined();
    expect(against(8, 12, { ...attack, difficulty: 20 }).outcome?.label).toBe("Manqué");
    expect(against(8, 12, { game: "dnd5e", modifier: 4, mode: "normal" }).outcome).toBeUndefined();
    expect(defenceRules("1d20+4")).toBeUndefined();
    expect(defenceRules({ game: "cthulhu", target: 45, bonusDice: 0 })).toBeUndefined();
  });
});

describe("how an attack ended", () => {
  const ended = (rolled: RollSpec, ...faces: number[]) => {
    const { outcome } = rollTableDice(rolled.game, rolled, showing(...faces));
    return strikeIn({ rolled, outcome });
  };

  it("is what each game's rules decide, and nothing more", () => {
    expect(ended({ game: "cthulhu", target: 50, bonusDice: 0 }, 9, 3)).toBe("hit");
    expect(ended({ game: "cthulhu", target: 50, bonusDice: 0 }, 9, 10)).toBe("critical");
    expect(ended({ game: "cthulhu", target: 50, bonusDice: 0 }, 9, 7)).toBe("missed");
    const shot = { game: "cthulhu", target: 50, bonusDice: 0, about: "shot" } as const;
    expect(ended(shot, 9, 10)).toBe("critical");
    // So far away that nothing else hits.
    expect(ended({ ...shot, level: "extreme" }, 9, 10)).toBe("hit");
    expect(ended({ ...shot, level: "extreme" }, 1, 10)).toBe("critical");
    expect(ended({ ...shot, malfunction: 30 }, 5, 3)).toBe("missed");
    expect(ended({ game: "cyberpunk", modifier: 12 }, 5)).toBeUndefined();
    expect(ended({ game: "cyberpunk", modifier: 12 }, 1, 9)).toBeUndefined();
    expect(ended({ game: "cyberpunk", modifier: 12, difficulty: 13 }, 5)).toBe("hit");
    expect(ended({ game: "vampire", dice: 2, hungerDice: 0, difficulty: 2 }, 8, 8)).toBe("hit");
    expect(ended({ game: "vampire", dice: 2, hungerDice: 0, difficulty: 2 }, 3, 8)).toBe("missed");
    expect(strikeIn({ outcome: { id: "x", label: "x", tone: "success" } })).toBeUndefined();
  });
});

describe("the damage that is thrown with an attack", () => {
  const damage = { game: "dnd5e" } as const;
  const bite = { label: "Dégâts", roll: "1d6", damage, after: "hit" } as const;
  const twice = { label: "Dégâts critiques", roll: "2d6", damage, after: "critical" } as const;
  const breath = { label: "Souffle", roll: "6d6", damage } as const;

  it("is the ordinary one after a hit, the critical one after a critical hit, none after a miss", () => {
    expect(thrownWith([bite, twice], "hit")).toEqual([bite]);
    expect(thrownWith([bite, twice], "critical")).toEqual([twice]);
    expect(thrownWith([bite, twice], "missed")).toEqual([]);
    expect(thrownWith([bite], "critical")).toEqual([bite]);
  });

  it("is thrown where nothing has decided the attack, and always where a save decides", () => {
    expect(thrownWith([bite, twice], undefined)).toEqual([bite]);
    expect(thrownWith([breath], "missed")).toEqual([breath]);
  });

  it("is that of the margin where it depends on one, the greatest beyond, and none of a margin that is not known", () => {
    const bursts = [1, 2, 3].map((margin) => ({ ...bite, label: `marge ${margin}`, margin }));
    const thrown = (margin?: number) => thrownWith(bursts, "hit", margin).map(({ label }) => label);
    expect([thrown(2), thrown(3), thrown(9), thrown()]).toEqual([["marge 2"], ["marge 3"], ["marge 3"], []]);
    expect(thrownWith(bursts, "missed", 2)).toEqual([]);
    expect(thrownWith([bite, ...bursts], "hit", 1)).toHaveLength(2);
  });

  it("has the margin of a burst that beats its value, and of nothing else", () => {
    const burst = { game: "cyberpunk", modifier: 9, attack: "ranged", weapon: "smg", burst: true } as const;
    expect(marginIn({ rolled: { ...burst, difficulty: 17 }, total: 20 })).toBe(3);
    expect(marginIn({ rolled: { ...burst, difficulty: 17 }, total: 17 })).toBeUndefined();
    expect(marginIn({ rolled: burst, total: 20 })).toBeUndefined();
    const { burst: _, ...shot } = burst;
    expect(marginIn({ rolled: { ...shot, difficulty: 13 }, total: 20 })).toBeUndefined();
    expect(marginIn({ total: 20 })).toBeUndefined();
  });

  it("is what the attacks of a creature say", () => {
    const [scimitar] = creatureAttackRolls(goblin);
    expect(scimitar?.rolls.map(({ after, request }) => [after, request.attack])).toEqual([
      [undefined, undefined],
      ["hit", scimitar?.rolls[0]?.request.label],
      ["critical", scimitar?.rolls[0]?.request.label],
    ]);
  });

  it("has an id of its own that is a request's, of its length", () => {
    const id = "6f1d0a5e-3c1b-4d0e-9c55-0d6a4b1f2e3a";
    expect(followingId(id, 0)).not.toBe(followingId(id, 1));
    expect(followingId(id, 0)).toHaveLength(id.length);
    expect(requestIdSchema.safeParse(followingId("12345678", 7)).success).toBe(true);
  });

  it("is known by its author and what it follows, whoever rolled under its id", () => {
    const thrown = { uid: "mj", follows: "attack-1" };
    expect(isFollowing(thrown, "attack-1", { uid: "mj" })).toBe(true);
    expect(isFollowing({ ...thrown, uid: "ana" }, "attack-1", { uid: "mj" })).toBe(false);
    expect(isFollowing({ uid: "mj" }, "attack-1", { uid: "mj" })).toBe(false);
  });
});

const entry = (id: string, name: string, hidden = false) => ({
  ...{ id, name, hidden, pronouns: "", role: "", value: 9 },
  kind: "creature" as const,
});
const fight = {
  panel: {
    system: "dnd5e",
    initiative: { order: [entry("g1", "Gobelin 1"), entry("w", "Loup", true)], activeIndex: 0, round: 1 },
    fighting: {
      creatures: {
        g1: { source: { catalogue: "goblin" }, max: 7, lost: 0, conditions: [] },
        w: { source: { copy: "own" }, max: 7, lost: 0, conditions: [] },
      },
      copies: { own: { ...goblin, armourClass: 9 } },
    },
  },
} as unknown as FightDocument;

describe("the creature that attacks", () => {
  const named = (creatureId: string | undefined, audience: "table" | "mj") =>
    requireAttacker(fight, { creatureId, audience });

  it("is named as members know it, and not before them while it hides", () => {
    expect(named("g1", "table")).toEqual({ name: "Gobelin 1" });
    expect(named("w", "mj")).toEqual({ name: "Loup" });
    expect(named("w", "table")).toBeUndefined();
    const order = fight.panel.initiative.order.map((one) => ({ ...one, shownInOrder: true as const }));
    const seen = { panel: { ...fight.panel, initiative: { ...fight.panel.initiative, order } } };
    expect(requireAttacker(seen, { creatureId: "w", audience: "table" })).toEqual({ name: "Loup" });
    expect(named(undefined, "table")).toBeUndefined();
  });

  it("is named by its kind alone before it was shown, and waits unnamed where nobody looks", () => {
    const { initiative } = fight.panel;
    const [first] = initiative.order;
    if (!first) throw new Error("The order is not empty.");
    const unshown = { ...first, name: "Gobelin B", commonName: "Gobelin" };
    const inOrder = { panel: { ...fight.panel, initiative: { ...initiative, order: [unshown] } } };
    const rolls = (of: typeof inOrder, audience: "table" | "mj") =>
      requireAttacker(of, { creatureId: first.id, audience });
    expect([rolls(inOrder, "table"), rolls(inOrder, "mj")]).toEqual([
      { name: "Gobelin" },
      { name: "Gobelin B" },
    ]);
    const { value, ...participant } = unshown;
    const waitingAs = (one: typeof participant & { shown?: true }) => {
      const creature = { source: { catalogue: "goblin" }, max: 7, lost: 0, conditions: [] };
      const waiting = { sceneId: "scene-00", participant: one, value };
      const creatures = { [first.id]: { ...creature, waiting } };
      return {
        panel: {
          ...fight.panel,
          initiative: { ...initiative, order: [] },
          fighting: { creatures, copies: {} },
        },
      };
    };
    expect(rolls(waitingAs(participant), "table")).toBeUndefined();
    expect(rolls(waitingAs({ ...participant, shown: true }), "table")).toEqual({ name: "Gobelin" });
  });

  it("has its alias once it was shown", () => {
    const shown = { ...fight, aliases: { g1: "creature-x1" } };
    for (const audience of ["table", "mj"] as const) {
      const attacker = requireAttacker(shown, { creatureId: "g1", audience });
      expect(attacker).toEqual({ id: "creature-x1", name: "Gobelin 1" });
    }
  });

  it("must be in the fight", () => {
    expect(refusalOf(() => named("gone", "mj"))).toBe("creature-not-found");
    expect(refusalOf(() => requireAttacker(undefined, { creatureId: "g1", audience: "mj" }))).toBe(
      "creature-not-found",
    );
  });
});

describe("the defence of a creature", () => {
  const aimedAt = (name: string) =>
    creatureDefence(fight, { id: "creature-1", name, kind: "creature" }, DND5E_CREATURES);

  it("is that of its numbers, the catalogue's or the fight's own", () => {
    expect(aimedAt("Gobelin 1")).toBe("armourClass" in goblin ? goblin.armourClass : undefined);
    expect(aimedAt("Loup")).toBe(9);
    expect(aimedAt("Personne")).toBeUndefined();
    expect(creatureDefence(undefined, undefined, [])).toBeUndefined();
  });
});

describe("damage that follows an attack", () => {
  const target = { id: "elenna", name: "Elenna" };
  const made = { uid: "mj", creature: { name: "Gobelin 1" }, target } as RollDocument;
  const attacker = { creature: { name: "Gobelin 1" } };
  const follow = (attack: RollDocument | undefined, uid: string, isMj: boolean, by = {}) =>
    refusalOf(() => requireFollowed(attack, { uid, isMj }, by));

  it("has its target, for its author or the MJ, of the same attacker", () => {
    expect(requireFollowed(made, { uid: "mj", isMj: false }, attacker)).toEqual({ target });
    const { target: _, ...unaimed } = made;
    expect(requireFollowed(unaimed, { uid: "mj", isMj: true }, attacker)).toEqual({});
  });

  it("is refused for an attack that is gone, another's, another attacker's, and for damage", () => {
    expect(follow(undefined, "mj", true, attacker)).toBe("roll-not-found");
    expect(follow(made, "ana", false, attacker)).toBe("roll-not-found");
    expect(follow(made, "mj", true)).toBe("roll-not-found");
    expect(follow(made, "mj", true, { ...attacker, character: { id: "x", name: "X" } })).toBe(
      "roll-not-found",
    );
    const one = { ...made, creature: { id: "creature-x1", name: "Loup" } };
    const other = { creature: { id: "creature-x2", name: "Loup" } };
    expect(follow(one, "mj", true, other)).toBe("roll-not-found");
    expect(follow(one, "mj", true, { creature: { name: "Loup" } })).toBeUndefined();
    expect(follow({ ...made, follows: "attack-1" }, "mj", true, attacker)).toBe("roll-not-found");
  });

  it("may follow the attack of a spell, which follows its line and is aimed itself", () => {
    const line = { ...made, used: { use: "cast" } } as RollDocument;
    expect(requireFollowed(line, { uid: "mj", isMj: true }, attacker)).toEqual({});
    const rolled = { game: "dnd5e", modifier: 5, mode: "normal", attack: true } as const;
    const ray = { ...made, follows: "spell-1", rolled };
    expect(requireFollowed(ray, { uid: "mj", isMj: true }, attacker)).toEqual({ target });
  });
});
