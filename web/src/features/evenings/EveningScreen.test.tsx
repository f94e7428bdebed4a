import { onlineManager } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { CallResult } from "domain/api/call";
import { getCampaign } from "domain/api/campaigns";
import {
  getEvening,
  listEveningMessages,
  listEvenings,
  markMessage,
  saveEveningNote,
  showRecap,
} from "domain/api/evenings";
import { campaigns } from "domain/documents/campaign";
import { eveningNotes } from "domain/documents/evening";
import { members } from "domain/documents/member";
import type { NoteAudience } from "domain/documents/note";
import { campaignOf } from "domain/testing/campaigns";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { HttpError } from "../../http/call";
import { documents } from "../../live/testing/documents";
import {
  answers,
  failing,
  loseNetwork,
  noAnswer,
  refusal,
  regainNetwork,
  requests,
  sent,
} from "../../testing/answers";
import { campaignViewOf } from "../../testing/campaignView";
import { rootOf } from "../../testing/MemberTestRoot";
import EveningScreen from "./EveningScreen";

vi.mock("../../table/dates/deviceZone", () => ({ deviceZone: () => "America/Montreal" }));

/** 20:00 in Paris. */
const STARTED = Date.UTC(2026, 10, 26, 19);
const MINUTE = 60_000;
const CAMPAIGN = campaignOf({ name: "Les Brumes" });
const LAST = { id: "e12", number: 12, startedAt: STARTED, endedAt: STARTED + 200 * MINUTE };
const EVENING: CallResult<typeof getEvening> = {
  evening: {
    ...LAST,
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
const message = (id: string, uid: string, text: string, playerUid?: string) => ({
  ...{ id, uid, name: uid, text, createdAt: STARTED + MINUTE, expiresAt: 1 },
  ...(playerUid !== undefined && { playerUid }),
});
const note = (uid: string, name: string, audience: NoteAudience, text: string) =>
  documents.put(eveningNotes, ["c", `e12~${uid}~${audience}`], {
    ...{ eveningId: "e12", number: 12, uid, name, audience, text },
    ...{ revision: 1, updatedAt: STARTED },
  });

function show(uid: string, at = "e12", evening?: typeof LAST) {
  documents.put(campaigns, ["c"], { ...CAMPAIGN, ...(evening && { evening }) });
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
afterEach(() => onlineManager.setOnline(true));
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

  it("says the day of what happened after midnight", async () => {
    const late = (at: number) => STARTED + 10 * 60 * MINUTE + at * MINUTE;
    answers.on(getEvening, {
      ...EVENING,
      facts: [{ kind: "fell", at: late(-1), who: "Lia" }],
      lines: EVENING.lines.map((line) => ({ ...line, createdAt: late(12) })),
    });
    show("alice");
    await screen.findByRole("heading", { level: 1, name: "Séance 12" });
    expect(await linesOf("Ce qui s'est passé")).toEqual(["23:59— Lia tombe"]);
    expect(await linesOf("Lignes gardées")).toEqual(["ven. 00:12— Bob : « On fuit ? »"]);
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

  it("takes a line over as it was said, without formatting", async () => {
    const [line] = EVENING.lines;
    if (line) answers.on(getEvening, { ...EVENING, lines: [{ ...line, text: "*Jamais* !" }] });
    show("mj");
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", {
      name: "Récapitulatif de la séance",
    });
    fireEvent.click(screen.getByRole("button", { name: /^Reprendre.*Jamais/ }));
    expect(field.value).toBe("- Bob : « \\*Jamais\\* ! »");
  });

  it("lets messages to all be kept with the last evening, and the MJ take them over", async () => {
    const said = [
      message("m1", "bob", "On fuit ?"),
      message("m2", "bob", "Non."),
      message("w1", "bob", "Tout bas.", "bob"),
    ];
    answers.on(listEveningMessages, { messages: said });
    answers.on(markMessage, null);
    show("mj", "e12", LAST);
    fireEvent.click(await screen.findByRole("button", { name: "Messages de la séance" }));
    await screen.findByText("Tout bas.");
    const mark = (text: string) => screen.getByRole("button", { name: `Garder cette ligne : bob, ${text}` });
    expect(mark("Tout bas.").getAttribute("aria-pressed"), "a whisper is kept for its two").toBe("false");
    expect(mark("On fuit ?").getAttribute("aria-pressed"), "it is among the kept lines").toBe("true");
    const readings = sent(getEvening).length;
    fireEvent.click(mark("Non."));
    await waitFor(() => expect(sent(markMessage)).toHaveLength(1));
    expect(sent(markMessage)[0]).toMatchObject({ params: { messageId: "m2" }, body: { marked: true } });
    await waitFor(async () => expect(await linesOf("Lignes gardées")).toHaveLength(2));
    expect(mark("Non.").getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(mark("On fuit ?"));
    await waitFor(async () => expect(await linesOf("Lignes gardées")).toHaveLength(1));
    expect(mark("On fuit ?").getAttribute("aria-pressed")).toBe("false");
    expect(sent(listEveningMessages), "messages are not read again").toHaveLength(1);
    expect(sent(getEvening), "nor is the record").toHaveLength(readings);

    const takes = screen.getAllByRole("button", { name: /^Reprendre.*bob : « Non. »/ });
    expect(takes, "of the kept line, and of the message").toHaveLength(2);
    if (takes[1]) fireEvent.click(takes[1]);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Récap/ }).value).toBe(
      "- bob : « Non. »",
    );
    expect(screen.queryByRole("button", { name: /^Reprendre.*Tout bas/ })).toBeNull();
  });

  it("keeps no message of an evening before the last", async () => {
    answers.on(listEveningMessages, { messages: [message("m1", "bob", "On fuit ?")] });
    show("alice", "e12", { ...LAST, id: "e13", number: 13, startedAt: LAST.endedAt + 1 });
    fireEvent.click(await screen.findByRole("button", { name: "Messages de la séance" }));
    await screen.findByText("On fuit ?");
    expect(screen.queryByRole("button", { name: /^Garder/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Reprendre/ })).toBeNull();
  });

  it.each(["e12", "12"])("opens without a network, with recap and notes, at the address %s", async (at) => {
    loseNetwork();
    onlineManager.setOnline(false);
    for (const target of [getCampaign, getEvening, listEvenings, saveEveningNote])
      answers.on(target, noAnswer);
    show("alice", at, LAST);
    note("mj", "Morgane", "table", "Vous avez fui.");
    expect(await screen.findByRole("heading", { level: 1, name: "Séance 12" })).toBeTruthy();
    expect(screen.getByText("Les Brumes · 26 nov. 2026 · 3 h 20")).toBeTruthy();
    expect(screen.getByText("Le compte rendu n'est pas disponible sans connexion.")).toBeTruthy();
    expect(await screen.findByText("Vous avez fui.")).toBeTruthy();
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Pour moi" });
    fireEvent.change(field, { target: { value: "À ne pas oublier." } });
    fireEvent.blur(field);
    await waitFor(() => {
      const kept = localStorage.getItem(STORAGE_KEYS.unsavedNote("alice", "c", "e12~alice~self"));
      expect(kept).toContain("À ne pas oublier.");
    });
    answers.on(listEvenings, { evenings: [EVENING.evening], more: false });
    answers.on(saveEveningNote, { revision: 1 });
    const answer = answers.hold(getEvening);
    regainNetwork();
    onlineManager.setOnline(true);
    expect(await screen.findByText("Chargement du compte rendu...")).toBeTruthy();
    await waitFor(() => expect(sent(saveEveningNote).at(-1)?.body.text).toBe("À ne pas oublier."));
    await answer(EVENING);
    expect(await screen.findByText("— Lia tombe")).toBeTruthy();
    expect(field.isConnected && field.value, "nobody loses the field that they write in").toBe(
      "À ne pas oublier.",
    );
  });

  it("opens without a network where the list of evenings was read before, and not otherwise", async () => {
    loseNetwork();
    for (const target of [getCampaign, getEvening, listEvenings]) answers.on(target, noAnswer);
    show("alice");
    expect(await screen.findByText("Impossible de charger la séance.")).toBeTruthy();
    cleanup();
    const kept = [{ ...EVENING.evening, id: "e11", number: 11 }, EVENING.evening];
    localStorage.setItem(STORAGE_KEYS.eveningList("alice", "dnd5e", "c"), JSON.stringify(kept));
    show("alice", "e11");
    expect(await screen.findByRole("heading", { level: 1, name: "Séance 11" })).toBeTruthy();
    expect(screen.getByText("Présents : Morgane (MJ), Alice et un ancien joueur")).toBeTruthy();
  });

  it("may be asked for its record again where that could not be read", async () => {
    answers.on(getEvening, failing(new HttpError(500, null)));
    show("alice", "e12", LAST);
    expect(await screen.findByText("Le compte rendu n'a pas pu être lu.")).toBeTruthy();
    answers.on(getEvening, EVENING);
    fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(await screen.findByText("— Lia tombe")).toBeTruthy();
    expect(screen.queryByText("Le compte rendu n'a pas pu être lu.")).toBeNull();
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
