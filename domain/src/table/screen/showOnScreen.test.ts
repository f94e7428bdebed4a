import { expect, it } from "vitest";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { decideShowOnScreen, nothingOnScreen, onScreen } from "./showOnScreen";

const DAY = 24 * 60 * 60_000;
const request = { requestId: "gate", card: { text: "Les portes du fort" } };
const show = (uid: string, before = nothingOnScreen(1), asked = request) =>
  decideShowOnScreen(campaignOf(), uid, before, asked, NOW);

it("shows a card in place of the one before, for a day", () => {
  const shown = show("mj");
  expect(shown).toEqual({
    shown: { id: "gate", card: request.card, until: NOW + DAY },
    updatedAt: NOW,
  });
  expect(onScreen(shown, NOW + DAY - 1)).toMatchObject({ id: "gate", card: request.card });
  expect(onScreen(shown, NOW + DAY)).toBeUndefined();
  const next = show("mj", shown, { requestId: "bridge", card: { text: "Le pont" } });
  expect(next.shown?.card?.text).toBe("Le pont");
});

it("stays as it is for a request that is sent twice", () => {
  const shown = show("mj");
  expect(show("mj", shown)).toBe(shown);
  expect(show("mj", shown, { ...request, card: { text: "Autre chose" } })).not.toBe(shown);
});

it("is the MJ's alone", () => {
  for (const uid of ["alice", "zoe"]) expect(refusalOf(() => show(uid))).toBe("forbidden");
});

it("shows nothing where nothing was shown", () => {
  expect(onScreen(nothingOnScreen(NOW), NOW)).toBeUndefined();
  expect(onScreen(null, NOW)).toBeUndefined();
  expect(onScreen(undefined, NOW)).toBeUndefined();
});
