import { cleanup, render, screen } from "@testing-library/react";
import { listCharacters } from "domain/api/characters";
import { dateAnswers } from "domain/documents/agenda";
import { campaigns } from "domain/documents/campaign";
import { notifications } from "domain/documents/notification";
import { playStates } from "domain/documents/play";
import { agendaOf, meetingOf } from "domain/testing/agenda";
import { campaignOf, NOW } from "domain/testing/campaigns";
import { beforeEach, expect, it, vi } from "vitest";
import { useCharactersQuery } from "../../../api/characters";
import { documents } from "../../../live/testing/documents";
import { answers, sent } from "../../../testing/answers";
import { characterView, playState } from "../../../testing/fixtures";
import { rootOf } from "../../../testing/MemberTestRoot";
import { OwnHeroes } from "./OwnHeroes";

const CAMPAIGN = { id: "brumes", name: "Les Brumes" };
const lorien = characterView({ id: "lorien", name: "Lorien", campaign: CAMPAIGN });
const show = (character = lorien, openTables: ReadonlySet<string> = new Set()) =>
  render(<OwnHeroes characters={[character]} openTables={openTables} />, { wrapper: rootOf("nina") });
const wayTo = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");

beforeEach(() => {
  documents.put(campaigns, ["brumes"], campaignOf({ memberIds: ["nina"] }));
});

it("leads from a hero's card to where each thing that waits is done", async () => {
  documents.put(
    campaigns,
    ["brumes"],
    campaignOf({
      memberIds: ["nina"],
      agenda: agendaOf({ poll: { id: "poll-0001", options: [meetingOf({ id: "option-01" }), meetingOf()] } }),
    }),
  );
  show({
    ...lorien,
    inPlay: { revision: 1, waits: [{ text: "Repos long à prendre", at: "repos" }, { text: "À terre" }] },
  });
  expect(await wayTo("Repos long à prendre")).toBe("/character/lorien?system=dnd5e#repos");
  expect(screen.getByText("À terre").closest("a")).toBeNull();
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

it("has what waits of a hero without a table, and nothing of it while its table is open", async () => {
  const inPlay = { revision: 1, waits: [{ text: "1 compétence à vérifier", at: "competences" as const }] };
  show({ ...lorien, system: "cthulhu", campaign: undefined, inPlay });
  expect(await wayTo("1 compétence à vérifier")).toBe("/character/lorien?system=cthulhu#competences");
  cleanup();
  show({ ...lorien, inPlay }, new Set(["brumes"]));
  expect(screen.queryByRole("link", { name: "1 compétence à vérifier" })).toBeNull();
});

it("asks for the lists again, once, where play has gone on since they were read", async () => {
  answers.on(listCharacters, [characterView({ inPlay: { revision: 2, waits: [] } })]);
  documents.put(playStates, ["lorien"], playState({}, { revision: 1 }));
  function Listed() {
    const { data } = useCharactersQuery("dnd5e");
    return data && <OwnHeroes characters={data} openTables={new Set()} />;
  }
  render(<Listed />, { wrapper: rootOf("nina") });
  await screen.findByRole("link", { name: "Lorien" });
  await vi.dynamicImportSettled();
  expect(sent(listCharacters)).toHaveLength(1);
  answers.on(listCharacters, [
    characterView({ inPlay: { revision: 3, waits: [{ text: "Repos long à prendre", at: "repos" }] } }),
  ]);
  documents.put(playStates, ["lorien"], playState({}, { revision: 3 }));
  expect(await wayTo("Repos long à prendre")).toBe("/character/lorien?system=dnd5e#repos");
  expect(sent(listCharacters)).toHaveLength(2);
});
