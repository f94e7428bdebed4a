import { describe, expect, it } from "vitest";
import { entryOf, orderOf } from "../../testing/initiative";
import { publicOrder } from "../initiative/publicOrder";
import { freshPanel } from "../panel/panelState";
import type { PlacedToken } from "../scene/tokens";
import {
  hiddenAsInOrder,
  hiddenTokens,
  hidingAsTokens,
  hidingBetween,
  participantsOf,
  turnedTokens,
  unseenAsTokens,
  unseenTokens,
} from "./hiddenTokens";

const WOLF = entryOf("wolf-9", 11, { kind: "creature" });
const OGRE = entryOf("ogre-7", 15, { kind: "creature", hidden: true, shownInOrder: true });
const AYLA = entryOf("ayla-1", 18);

const fightOf = (...entries: (typeof WOLF)[]) => ({
  panel: { ...freshPanel("camp", "dnd5e"), initiative: orderOf(...entries) },
  steps: [],
});

const tokenOf = (hidden: boolean, rest: Partial<PlacedToken> = {}): PlacedToken => ({
  ...{ kind: "creature", name: "Loup", nameShown: true, colour: "#a13b3b", size: 1, x: 1, y: 1 },
  ...{ participantId: "wolf-9", sceneId: "scene-00", bounds: { width: 500, height: 500 }, movedAt: 1 },
  hidden,
  ...rest,
});
const HERO = { kind: "character", characterId: "ayla-1", participantId: undefined } as const;

describe("who hides in order and scene", () => {
  it("is named where the eye has turned, and where somebody joined", () => {
    const before = fightOf(AYLA, WOLF);
    const after = fightOf(AYLA, { ...WOLF, hidden: true }, OGRE);
    expect(hidingBetween(before, after)).toMatchObject({
      turned: [{ id: "wolf-9", hidden: true }],
      joined: [{ id: "ogre-7" }],
    });
    expect(hidingBetween(after, after)).toEqual({ turned: [], joined: [] });
    expect(hidingBetween(undefined, before).joined).toHaveLength(2);
  });

  it("is told by tokens that were hidden, shown or put, of whom they stand for alone", () => {
    const before = new Map([
      ["creature-wolf-9", tokenOf(false)],
      ["character-ayla-1", tokenOf(true, HERO)],
      ["creature-ogre-7", tokenOf(true, { participantId: "ogre-7" })],
    ]);
    const after = new Map<string, PlacedToken | undefined>([
      ["creature-wolf-9", tokenOf(true)],
      ["character-ayla-1", tokenOf(false, HERO)],
      ["creature-ogre-7", undefined],
      ["barrel-00", tokenOf(true, { kind: "object", participantId: undefined })],
      ["second-wolf", tokenOf(true)],
      ["creature-bat-1", tokenOf(true, { participantId: "bat-1" })],
    ]);
    expect([...turnedTokens(before, after)]).toEqual([
      ["wolf-9", true],
      ["ayla-1", false],
      ["bat-1", true],
    ]);
    expect([...turnedTokens(before, before)]).toEqual([]);
    expect([...hiddenTokens(before)]).toEqual([
      ["ayla-1", true],
      ["ogre-7", true],
    ]);
  });

  it("hides in the order with the token, and in what an undo would bring back", () => {
    const step = { order: ["ayla-1", { ...WOLF, value: 3 }] };
    const fight = { ...fightOf(AYLA, WOLF), steps: [{ id: "press-01", step }, { id: "press-00" }] };
    const after = hidingAsTokens(fight, new Map([["wolf-9", true]]));
    expect(after.panel.initiative.order).toEqual([AYLA, { ...WOLF, hidden: true }]);
    expect(after.steps).toEqual([
      { id: "press-01", step: { order: ["ayla-1", { ...WOLF, value: 3, hidden: true }] } },
      { id: "press-00" },
    ]);
    expect(hidingAsTokens(after, new Map([["wolf-9", true]]))).toBe(after);
    expect(hidingAsTokens(fight, new Map([["nobody", true]]))).toBe(fight);
  });

  it("is shown with the token, and no longer seen in the order when it hides again", () => {
    const shown = hidingAsTokens(fightOf(OGRE), new Map([["ogre-7", false]]));
    const { shownInOrder: _, ...ogre } = OGRE;
    expect(shown.panel.initiative.order).toEqual([{ ...ogre, hidden: false }]);
    expect(hidingAsTokens(fightOf(OGRE), new Map([["ogre-7", true]])).panel.initiative.order).toEqual([OGRE]);
  });

  it("hides a token that is shown anew where the order hides it", () => {
    const token = tokenOf(false);
    expect(hiddenAsInOrder(fightOf({ ...WOLF, hidden: true }), "creature-wolf-9", token)).toEqual(
      tokenOf(true),
    );
    expect(hiddenAsInOrder(fightOf(WOLF), "creature-wolf-9", token)).toBe(token);
    expect(hiddenAsInOrder(undefined, "creature-wolf-9", token)).toBe(token);
  });
});

describe("whom the group has not seen", () => {
  const UNSEEN = { ...WOLF, unseen: true as const };

  it("is told by creatures' tokens, of whom they stand for alone", () => {
    const tokens = new Map([
      ["creature-wolf-9", tokenOf(false)],
      ["creature-ogre-7", tokenOf(true, { participantId: "ogre-7" })],
      ["character-ayla-1", tokenOf(false, HERO)],
      ["second-wolf", tokenOf(false)],
      ["barrel-00", tokenOf(false, { kind: "object", participantId: undefined })],
      ["creature-rat-0", tokenOf(false, { participantId: undefined })],
    ]);
    expect([...unseenTokens(tokens, (id) => id === "creature-wolf-9")]).toEqual([
      ["wolf-9", true],
      ["ogre-7", false],
    ]);
  });

  it("hides in the order, and in what an undo would bring back", () => {
    const step = { order: ["ayla-1", { ...WOLF, value: 3 }, OGRE] };
    const fight = { ...fightOf(AYLA, WOLF), steps: [{ id: "press-01", step }, { id: "press-00" }] };
    const after = unseenAsTokens(fight, new Map([["wolf-9", true]]));
    expect(after.panel.initiative.order).toEqual([AYLA, UNSEEN]);
    expect(after.steps).toEqual([
      { id: "press-01", step: { order: ["ayla-1", { ...UNSEEN, value: 3 }, OGRE] } },
      { id: "press-00" },
    ]);
    expect(publicOrder(after.panel.initiative).order.map(({ id }) => id)).toEqual(["ayla-1"]);
    expect(unseenAsTokens(after, new Map([["wolf-9", true]]))).toBe(after);
    expect(unseenAsTokens(fight, new Map([["nobody", true]]))).toBe(fight);
    expect(unseenAsTokens(fight, new Map())).toBe(fight);
  });

  it("is named once it was seen, also in what an undo would bring back", () => {
    const step = { order: [{ ...UNSEEN, value: 3 }] };
    const fight = { ...fightOf(AYLA, UNSEEN), steps: [{ id: "press-01", step }] };
    const after = unseenAsTokens(fight, new Map([["wolf-9", false]]));
    expect(after.panel.initiative.order).toEqual([AYLA, WOLF]);
    expect(after.steps).toEqual([{ id: "press-01", step: { order: [{ ...WOLF, value: 3 }] } }]);
    expect(unseenAsTokens(after, new Map([["wolf-9", false]]))).toBe(after);
  });

  it("hides for as long as the eye has it hidden all the same, shown in the order where the MJ says so", () => {
    const seen = unseenAsTokens(fightOf({ ...OGRE, unseen: true }), new Map([["ogre-7", false]]));
    expect(seen.panel.initiative.order).toEqual([OGRE]);
    const shown = unseenAsTokens(fightOf({ ...UNSEEN, shownInOrder: true }), new Map([["wolf-9", false]]));
    expect(shown.panel.initiative.order).toEqual([WOLF]);
  });

  it("hides nobody in the order who was shown before", () => {
    const fight = fightOf(AYLA, { ...WOLF, shown: true });
    expect(unseenAsTokens(fight, new Map([["wolf-9", true]]))).toBe(fight);
  });
});

describe("the participants that tokens stand for", () => {
  it("are the creatures whose own tokens they are", () => {
    const tokens = new Map([
      ["creature-wolf-9", tokenOf(false)],
      ["second-wolf", tokenOf(false)],
      ["character-ayla-1", tokenOf(false, HERO)],
    ]);
    expect([...participantsOf(tokens)]).toEqual(["wolf-9"]);
  });
});
