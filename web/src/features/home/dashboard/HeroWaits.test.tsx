import { render, screen } from "@testing-library/react";
import { dateAnswers } from "domain/documents/agenda";
import { campaigns } from "domain/documents/campaign";
import { notifications } from "domain/documents/notification";
import { playStates } from "domain/documents/play";
import { cthulhuPlay } from "domain/games/cthulhu/play/play";
import { dnd5ePlay } from "domain/games/dnd5e/play/dnd5ePlay";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { agendaOf, meetingOf } from "domain/testing/agenda";
import { campaignOf, NOW } from "domain/testing/campaigns";
import { beforeEach, expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { characterView, playState } from "../../../testing/fixtures";
import { rootOf } from "../../../testing/MemberTestRoot";
import { OwnHeroes } from "./OwnHeroes";

const CAMPAIGN = { id: "brumes", name: "Les Brumes" };
const lorien = characterView({ id: "lorien", name: "Lorien", campaign: CAMPAIGN });
const show = (character = lorien) =>
  render(<OwnHeroes characters={[character]} openTables={new Set()} />, { wrapper: rootOf("nina") });
const wayTo = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");

beforeEach(() => {
  documents.put(campaigns, ["brumes"], campaignOf({ memberIds: ["nina"] }));
});

it("leads from a hero's card to where each thing that waits is done", async () => {
  const hurt = { ...dnd5ePlay.fresh, exhaustion: 1, experience: 300 };
  documents.put(playStates, ["lorien"], playState(hurt));
  documents.put(
    campaigns,
    ["brumes"],
    campaignOf({
      memberIds: ["nina"],
      settings: { ...DEFAULT_CAMPAIGN_SETTINGS, xpType: "xp" },
      agenda: agendaOf({ poll: { id: "poll-0001", options: [meetingOf({ id: "option-01" }), meetingOf()] } }),
    }),
  );
  show({ ...lorien, stats: { level: 1, hp: { current: 9, max: 9 } }, data: {} });
  expect(await wayTo("Repos long à prendre")).toBe("/character/lorien?system=dnd5e#repos");
  expect(await wayTo("Niveau 2 atteint")).toBe("/character/lorien?system=dnd5e#niveau");
  expect(await wayTo("Le MJ propose 2 dates")).toBe("/campaign/brumes?system=dnd5e#agenda");
  documents.put(dateAnswers, ["brumes", "nina"], {
    ...{ uid: "nina", updatedAt: NOW },
    answers: { "option-01": "yes", [meetingOf().id]: "no" },
  });
  expect(screen.queryByRole("link", { name: /^Le MJ propose/ })).toBeNull();
});

it("counts the messages of the MJ that are not read, as the bell does", async () => {
  const told = (read: boolean) =>
    documents.put(notifications, ["nina", "whispers-brumes~nina"], {
      ...{ title: "Le MJ t'a écrit", message: "2 messages dans « Les Brumes ».", type: "info" },
      ...{ read, createdAt: NOW, expiresAt: NOW + 1 },
      whispers: { campaignId: "brumes", system: "dnd5e", playerUid: "nina", count: 2 },
    });
  told(false);
  show();
  expect(await wayTo("2 messages")).toBe("/campaign/brumes?system=dnd5e#messages");
  told(true);
  expect(screen.queryByRole("link", { name: "2 messages" })).toBeNull();
});

it("speaks each game's words, also of a hero without a table", async () => {
  documents.put(playStates, ["lorien"], playState({ ...cthulhuPlay.fresh, ticks: { dodge: "ticked" } }));
  show({ ...lorien, system: "cthulhu", campaign: undefined });
  expect(await wayTo("1 compétence à vérifier")).toBe("/character/lorien?system=cthulhu#competences");
});
