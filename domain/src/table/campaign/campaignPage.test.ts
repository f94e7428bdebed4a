import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { campaignOf, characterOf, NOW } from "../../testing/campaigns";
import { readCampaignPage, withLiveParts } from "./campaignPage";
import { DEFAULT_CAMPAIGN_SETTINGS } from "./settings";

const PORTRAIT = `/api/portraits/${"a".repeat(22)}`;

const answer = {
  name: "Les Brumes",
  description: "Un phare.",
  dmProfile: { uid: "mj", name: "Morgane" },
  players: [
    { uid: "z", name: "Zoé", pronouns: "elle" },
    { uid: "e", name: "Élie" },
  ],
  characters: [{ id: "c1", userId: "z", name: "Lorien", class: "Rôdeuse", data: { avatarUrl: PORTRAIT } }],
  settings: { ...DEFAULT_CAMPAIGN_SETTINGS, useVtt: true },
  vttStatus: { status: "online" },
  inviteToken: "jeton",
};

const UNMARKED = { offTableDice: false, storyShared: false };

describe("the campaign's page", () => {
  it("lists players and characters by name in French order", () => {
    const page = readCampaignPage(answer, "c", "dnd5e");
    expect(page.players.map(({ name }) => name)).toEqual(["Élie", "Zoé"]);
    expect(page.characters).toEqual([
      { id: "c1", userId: "z", name: "Lorien", class: "Rôdeuse", avatarUrl: PORTRAIT, ...UNMARKED },
    ]);
  });

  it("is read from an answer of any shape without throwing", () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const page = readCampaignPage(raw, "c", "vampire");
        expect(page.name).not.toBe("");
        expect(page.settings.xpType).toMatch(/^(milestone|xp)$/);
      }),
    );
  });

  it("keeps the readable fields of a campaign whose other fields are invalid", () => {
    const page = readCampaignPage(
      {
        ...answer,
        name: 12,
        players: [null, { uid: "a" }, "x"],
        settings: { useVtt: "oui", feats: true },
        vttStatus: 3,
      },
      "c",
      "dnd5e",
    );
    expect(page.name).toBe("12");
    expect(page.players).toMatchObject([{ uid: "a", name: "Pseudo non renseigné" }]);
    expect(page.settings).toEqual({ ...DEFAULT_CAMPAIGN_SETTINGS, feats: true });
    expect(page.vttStatus).toEqual({});
    expect(page.description).toBe("Un phare.");
  });

  it("gives players without a name a replacement, and omits those without an id", () => {
    const players = [{ userId: "u", displayName: "Zoé", pronoun: "iel" }, { id: "v" }, { name: "Personne" }];
    const page = readCampaignPage({ players, characters: [{ id: "c" }, { name: "Fantôme" }] }, "c", "dnd5e");
    expect(page.players).toEqual([
      { uid: "v", name: "Pseudo non renseigné", pronouns: "" },
      { uid: "u", name: "Zoé", pronouns: "iel" },
    ]);
    expect(page.characters).toEqual([
      { id: "c", userId: "", name: "Personnage sans nom", class: "Classe inconnue", ...UNMARKED },
    ]);
    expect([page.name, page.mj.name]).toEqual(["Campagne sans nom", "MJ"]);
  });

  it("marks characters whose values were not rolled in the campaign", () => {
    const characters = [{ id: "a", offTableDice: true }, { id: "b" }, { id: "c", offTableDice: "oui" }];
    const page = readCampaignPage({ characters }, "c", "dnd5e");
    expect(page.characters.map(({ offTableDice }) => offTableDice)).toEqual([true, false, false]);
  });

  it("loads no picture from an unsafe address", () => {
    const page = readCampaignPage(
      {
        players: [
          { uid: "a", photoURL: "javascript:alert(1)" },
          { uid: "b", picture: "https://img.example/b" },
        ],
        characters: [{ id: "c", data: { avatarUrl: "http://img.example/c" } }],
      },
      "c",
      "dnd5e",
    );
    expect(page.players.map(({ photoURL }) => photoURL)).toEqual([undefined, "https://img.example/b"]);
    expect(page.characters[0]?.avatarUrl).toBeUndefined();
  });

  it("replaces the fields that listeners deliver, and no others", () => {
    const page = readCampaignPage(answer, "c", "dnd5e");
    const live = withLiveParts(page, { campaign: campaignOf({ name: "Renommée" }), players: [] });
    expect(live).toMatchObject({ name: "Renommée", players: [], vttStatus: { status: "offline" } });
    expect(live.characters).toEqual(page.characters);
    expect(live.inviteToken).toBe("jeton");
    expect(withLiveParts(page, { inviteToken: "neuf" }).inviteToken).toBe("neuf");
  });

  it("shows the documents of players and characters by name, with the replacements of an answer", () => {
    const page = withLiveParts(readCampaignPage(answer, "c", "dnd5e"), {
      players: [
        { uid: "z", name: "Zoé", pronouns: "elle", joinedAt: NOW, photoURL: "javascript:alert(1)" },
        { uid: "e", name: " ", pronouns: "", joinedAt: NOW },
      ],
      characters: [
        { ...characterOf({ data: { portrait: "https://img.example/l" }, offTableDice: true }), id: "c1" },
        { ...characterOf({ name: " ", class: "", data: { avatarUrl: "http://img.example/c" } }), id: "c2" },
        { ...characterOf({ name: "Élowen" }), id: "c3" },
      ],
    });
    expect(page.players).toEqual([
      { uid: "e", name: "Pseudo non renseigné", pronouns: "", photoURL: undefined },
      { uid: "z", name: "Zoé", pronouns: "elle", photoURL: undefined },
    ]);
    expect(page.characters).toEqual([
      expect.objectContaining({ id: "c3", name: "Élowen", class: "Rôdeuse", offTableDice: false }),
      expect.objectContaining({ id: "c1", avatarUrl: "https://img.example/l", offTableDice: true }),
      expect.objectContaining({ id: "c2", name: "Personnage sans nom", class: "Classe inconnue" }),
    ]);
    expect(page.characters[2]?.avatarUrl).toBeUndefined();
  });
});
