import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { CallResult } from "domain/api/call";
import { getCampaign } from "domain/api/campaigns";
import {
  getEvening,
  listEveningMessages,
  listEvenings,
  saveEveningNote,
  showRecap,
} from "domain/api/evenings";
import { campaigns } from "domain/documents/campaign";
import { eveningNotes, type NoteAudience } from "domain/documents/evening";
import { members } from "domain/documents/member";
import { campaignOf } from "domain/testing/campaigns";
import { Route, Routes } from "react-router-dom";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, refusal, requests, sent } from "../../testing/answers";
import { campaignViewOf } from "../../testing/campaignView";
import { rootOf } from "../../testing/MemberTestRoot";
import EveningScreen from "./EveningScreen";

vi.mock("../../table/dates/deviceZone", () => ({ deviceZone: () => "America/Montreal" }));

/** 20:00 in Paris. */
const STARTED = Date.UTC(2026, 10, 26, 19);
const MINUTE = 60_000;
const CAMPAIGN = campaignOf({ name: "Les Brumes" });
const EVENING: CallResult<typeof getEvening> = {
  evening: {
    ...{ id: "e12", number: 12, startedAt: STARTED, endedAt: STARTED + 200 * MINUTE },
    present: ["alice", "gone", "mj"],
  },
  facts: [
    { kind: "fell", at: STARTED + 74 * MINUTE, who: "Lia" },
    { kind: "scene", at: STARTED + 90 * MINUTE, title: "La crypte" },
  ],
  total: 5,
  lines: [
    {
      id: "m1",
      eveningId: "e12",
      uid: "bob",
      name: "Bob",
      text: "On fuit ?",
      createdAt: STARTED + 80 * MINUTE,
    },
  ],
};
const note = (uid: string, name: string, audience: NoteAudience, text: string) =>
  documents.put(eveningNotes, ["c", `e12~${uid}~${audience}`], {
    ...{ eveningId: "e12", number: 12, uid, name, audience, text },
    ...{ revision: 1, updatedAt: STARTED },
  });

function show(uid: string, at = "e12") {
  documents.put(campaigns, ["c"], CAMPAIGN);
  for (const name of ["Alice", "Bob"]) {
    const player = { uid: name.toLowerCase(), name, pronouns: "", joinedAt: STARTED };
    documents.put(members, ["c", player.uid], player);
  }
  render(
    <Routes>
      <Route path="/campaign/:id/seances/:evening" element={<EveningScreen />} />
    </Routes>,
    { wrapper: rootOf(uid, { at: `/campaign/c/seances/${at}?system=dnd5e` }) },
  );
}
const linesOf = async (title: string) =>
  within(await screen.findByRole("region", { name: title }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);

beforeAll(() => import("../../ui/Markdown"), 60_000);
beforeEach(() => {
  localStorage.clear();
  answers.on(getCampaign, campaignViewOf("c", CAMPAIGN));
  answers.on(getEvening, EVENING);
  answers.on(listEvenings, { evenings: [EVENING.evening], more: false });
  answers.on(saveEveningNote, { revision: 1 });
  answers.on(showRecap, null);
});

describe("the page of an evening", () => {
  it("says when it was and who was there, what happened, and the lines that were kept", async () => {
    show("alice");
    expect(await screen.findByRole("heading", { level: 1, name: "Séance 12" })).toBeTruthy();
    expect(screen.getByText("Les Brumes · 26 nov. 2026 · 3 h 20 · 3 présents")).toBeTruthy();
    expect(screen.getByText("Présents : Morgane (MJ), Alice et un ancien joueur")).toBeTruthy();
    expect(await linesOf("Ce qui s'est passé")).toEqual([
      "15:14— Lia tombe",
      "15:30— Scène montrée : La crypte",
    ]);
    expect(screen.getByText("3 faits de moindre importance en plus.")).toBeTruthy();
    expect(await linesOf("Lignes gardées")).toEqual(["15:20— Bob : « On fuit ? »"]);
    expect(screen.queryByRole("button", { name: /^Reprendre/ })).toBeNull();
  });

  it("is found by its number too, and says that there is none", async () => {
    show("alice", "12");
    expect(await screen.findByRole("heading", { level: 1, name: "Séance 12" })).toBeTruthy();
    cleanup();
    show("alice", "13");
    expect(await screen.findByText("Cette séance n'existe pas, ou n'existe plus.")).toBeTruthy();
    cleanup();
    answers.on(getEvening, refusal("evening-not-found"));
    show("alice");
    expect(await screen.findByText("Cette séance n'existe pas, ou n'existe plus.")).toBeTruthy();
  });

  it("gives a player the recap and the notes of others to read, and three notes to write", async () => {
    show("alice");
    await screen.findByRole("heading", { level: 1 });
    note("mj", "Morgane", "table", "Vous avez **fui**.");
    note("bob", "Bob", "table", "J'ai eu peur.");
    const recap = screen.getByRole("region", { name: "Récapitulatif" });
    await waitFor(() => expect(recap.querySelector("strong")?.textContent).toBe("fui"));
    expect(screen.getByRole("article", { name: "Note de Bob, pour la table" }).textContent).toContain("peur");
    expect(screen.getAllByRole("article")).toHaveLength(1);
    for (const name of ["Pour moi", "Pour le MJ", "Pour la table"])
      expect(screen.getByRole("textbox", { name })).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: "Pour le MJ" }), {
      target: { value: "Je trahis." },
    });
    fireEvent.blur(screen.getByRole("textbox", { name: "Pour le MJ" }));
    await waitFor(() =>
      expect(sent(saveEveningNote)).toEqual([
        {
          params: { system: "dnd5e", id: "c", eveningId: "e12", audience: "mj" },
          body: { text: "Je trahis.", revision: 0 },
        },
      ]),
    );
  });

  it("lets the MJ take facts and lines over into the recap, and show it to the table", async () => {
    show("mj");
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", {
      name: "Récapitulatif de la séance",
    });
    expect(screen.queryByRole("textbox", { name: "Pour le MJ" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Montrer à la table" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Reprendre dans le récapitulatif : Lia tombe" }));
    fireEvent.click(screen.getByRole("button", { name: /^Reprendre.*On fuit/ }));
    expect(field.value).toBe("- Lia tombe\n- Bob : « On fuit ? »");
    fireEvent.click(screen.getByRole("button", { name: "Montrer à la table" }));
    const input = { params: { system: "dnd5e", id: "c" }, body: { eveningId: "e12" } };
    await waitFor(() => expect(sent(showRecap)).toContainEqual(input));
    const order = requests().map(({ target }) => target);
    expect(order.indexOf(saveEveningNote)).toBeLessThan(order.indexOf(showRecap));
  });

  it("reads its messages once they are opened", async () => {
    const said = { uid: "bob", name: "Bob", text: "Tout bas.", createdAt: STARTED, expiresAt: 1 };
    answers.on(listEveningMessages, { messages: [{ id: "m1", ...said }] });
    show("alice");
    const opener = await screen.findByRole("button", { name: "Messages de la séance" });
    expect(sent(listEveningMessages)).toEqual([]);
    fireEvent.click(opener);
    expect(await screen.findByText("Tout bas.")).toBeTruthy();
  });
});
