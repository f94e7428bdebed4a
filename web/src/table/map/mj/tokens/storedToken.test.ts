import { type Token, tokenSchema } from "domain/documents/sceneSchema";
import { expect, it } from "vitest";
import type { TokenView } from "../../view/sceneView";
import { ofNobody, storedToken } from "./storedToken";

const token: Token = {
  ...{ kind: "creature", characterId: "maelle", participantId: "gob", name: "Le comte", nameShown: false },
  commonName: "Comte",
  ...{ colour: "#aa0000", picture: "/emblems/comte.webp", size: 1, x: 20, y: 20, health: 0.5 },
  ...{ badges: ["Aveuglé"], down: true, follows: { health: true, badges: false } },
  ...{ light: { radius: 6, colour: "#ffd27a" }, sees: true, darkvision: 18 },
  ...{ aura: { radius: 3, colour: "#58a6ff" } },
};
const view: TokenView = {
  ...{ ...token, id: "comte", sceneId: "scene-1", nameShown: true, concealed: false, hidden: false },
  ...{ movable: true, own: false, pending: false, secret: false },
};

it("a token keeps all that is stored of it, and its hidden name, when something of it is changed", () => {
  expect(Object.keys(token).toSorted()).toEqual(Object.keys(tokenSchema.shape).toSorted());
  expect(storedToken(view, { names: { comte: "Le comte" } })).toEqual(token);
});

it("a token has no more than it had", () => {
  const { light: _, sees: __, darkvision: ___, picture: ____, ...plain } = view;
  const stored = storedToken(plain, { names: {} });
  for (const field of ["light", "sees", "darkvision", "picture", "id", "movable"])
    expect(stored).not.toHaveProperty(field);
});

it("a copy stands for nobody, and has no letter of whom it is copied from", () => {
  const copy = ofNobody({ ...token, name: "Gobelin A", commonName: "Gobelin" });
  for (const field of ["characterId", "participantId", "follows", "down", "commonName"])
    expect(copy).not.toHaveProperty(field);
  expect(copy).toMatchObject({ name: "Gobelin", colour: token.colour });
  expect(ofNobody({ ...token, commonName: undefined }).name).toBe("Le comte");
});
