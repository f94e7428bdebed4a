import { colorFor } from "domain/table/roster/playerColor";
import { describe, expect, it } from "vitest";
import { tokenView, truthViews } from "./tokenViews";

const stored = {
  kind: "creature" as const,
  name: "Créature",
  nameShown: false,
  colour: "#aa0000",
  size: 1,
  x: 10,
  y: 20,
  sceneId: "scene-1",
  bounds: { width: 1000, height: 1000 },
  movedAt: 1,
  id: "token-1",
  parentId: undefined,
  pending: false,
};

describe("a token as its viewer has it", () => {
  it("is moved by the MJ and its owner, and by nobody who watches", () => {
    const own = { ...stored, ownerId: "nina" };
    expect(tokenView(own, { uid: "nina", isMj: false }).movable).toBe(true);
    expect(tokenView(own, { uid: "leo", isMj: false }).movable).toBe(false);
    expect(tokenView(own, { uid: "morgane", isMj: true }).movable).toBe(true);
    expect(tokenView(own, { uid: "nina", isMj: false, watching: true }).movable).toBe(false);
  });

  it("is not moved by its player while the MJ has paused the moves, on the scene or as the token says", () => {
    const own = { ...stored, ownerId: "nina" };
    const [nina, leo] = [
      { uid: "nina", isMj: false },
      { uid: "leo", isMj: false },
    ];
    const isHeld = { movable: false, paused: true };
    expect(tokenView(own, { ...nina, paused: true })).toMatchObject(isHeld);
    expect(tokenView({ ...own, paused: true }, nina)).toMatchObject(isHeld);
    expect(tokenView(own, nina)).toMatchObject({ movable: true, paused: false });
    expect(tokenView(own, { ...leo, paused: true }).paused).toBe(false);
    expect(tokenView(own, { ...nina, paused: true, watching: true }).paused).toBe(false);
    expect(tokenView({ ...own, paused: true }, { uid: "mj", isMj: true, paused: true })).toMatchObject({
      movable: true,
      paused: false,
    });
  });

  it("has its real name for the MJ alone", () => {
    const names = { "token-1": "Le comte" };
    expect(tokenView(stored, { uid: "morgane", isMj: true, names })).toMatchObject({
      name: "Le comte",
      nameShown: true,
    });
    expect(tokenView(stored, { uid: "nina", isMj: false })).toMatchObject({
      name: "Créature",
      nameShown: false,
    });
  });

  it("is called as the fight calls it, as long as nobody was shown it", () => {
    const unshown = { ...stored, participantId: "gob", commonName: "Gobelin", name: "Gobelin A" };
    const fighters = new Map([["gob", "Gobelin 2"]]);
    const nameOf = (token: typeof stored, known = fighters) =>
      tokenView(token, { uid: "morgane", isMj: true, fighters: known }).name;
    expect(nameOf(unshown)).toBe("Gobelin 2");
    expect(nameOf(unshown, new Map())).toBe("Gobelin A");
    expect(nameOf({ ...unshown, commonName: undefined, name: "Grishnák" } as typeof stored)).toBe("Grishnák");
  });

  it("is dead as it is stored, and for the MJ as the fight has it already", () => {
    const gob = { ...stored, participantId: "gob" };
    const fallen = { ...gob, down: true as const };
    const downFor = (token: typeof gob, dead?: ReadonlyMap<string, boolean>) =>
      tokenView(token, { uid: "morgane", isMj: true, ...(dead && { dead }) }).down;
    expect([downFor(gob), downFor(fallen)]).toEqual([undefined, true]);
    expect([downFor(gob, new Map([["gob", true]])), downFor(fallen, new Map([["gob", false]]))]).toEqual([
      true,
      undefined,
    ]);
    expect(downFor(fallen, new Map())).toBe(true);
  });

  it("is painted in its hero's own colour, where the MJ chose no other", () => {
    const hero = { ...stored, kind: "character" as const, characterId: "lorien" };
    const colourOf = (colour: string) => tokenView({ ...hero, colour }, { uid: "nina", isMj: false }).colour;
    expect(colourOf("#2563a8")).toBe(colorFor("lorien"));
    expect(colourOf("#123456")).toBe("#123456");
  });

  it("is concealed where it lies among those that members do not read, hidden or under fog", () => {
    const viewer = { uid: "morgane", isMj: true };
    expect(tokenView(stored, viewer)).toMatchObject({ concealed: false, hidden: false });
    expect(tokenView({ ...stored, hidden: false }, viewer)).toMatchObject({ concealed: true, hidden: false });
    expect(tokenView({ ...stored, hidden: true }, viewer)).toMatchObject({ concealed: true, hidden: true });
  });
});

describe("what one player alone is shown", () => {
  const truth = {
    sceneId: "scene-1",
    uid: "nina",
    mjUid: "morgane",
    createdAt: 1,
    parentId: "nina",
    pending: false,
  };

  it("stands on its own scene, and its tokens are nobody's to move", () => {
    const {
      bounds: _,
      movedAt: __,
      id: ___,
      parentId: ____,
      pending: _____,
      sceneId: ______,
      ...token
    } = stored;
    const views = truthViews(
      [
        { ...truth, id: "a", truth: { kind: "note", x: 1, y: 2, text: "Psst" } },
        { ...truth, id: "b", truth: { kind: "token", token } },
        { ...truth, id: "d", truth: { kind: "note", x: 1, y: 2, text: "La lettre", handoutId: "letter" } },
        { ...truth, id: "c", sceneId: "scene-2", truth: { kind: "note", x: 1, y: 2, text: "Ailleurs" } },
      ],
      { campaignId: "brumes", sceneId: "scene-1" },
    );
    expect(views.notes).toEqual([
      { id: "a", x: 1, y: 2, text: "Psst" },
      { id: "d", x: 1, y: 2, text: "La lettre", handout: { campaignId: "brumes", id: "letter" } },
    ]);
    expect(views.tokens).toMatchObject([{ id: "truth-b", secret: true, movable: false }]);
    expect(views.regions).toEqual([]);
  });
});
