import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { saveEveningNote } from "domain/api/evenings";
import { shownHandouts } from "domain/documents/handout";
import { MAX_NOTE_LENGTH } from "domain/documents/note";
import { copyOf } from "domain/testing/handouts";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import type { Live } from "../../live/liveSource";
import type { LiveNote } from "../../live/notes";
import { documents } from "../../live/testing/documents";
import {
  answers,
  loseNetwork,
  noAnswer,
  refusal,
  regainNetwork,
  requests,
  sent,
} from "../../testing/answers";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import { patience } from "../../testing/patience";
import { intoSelection } from "./intoSelection";
import { NoteEditor } from "./NoteEditor";
import { useNote } from "./useNote";

const TABLE = { id: "brumes", system: "dnd5e" } as const;
const OF_EVENING = { kind: "evening", id: "e12" } as const;
const PLACE = { system: "dnd5e", campaignId: "brumes", of: OF_EVENING, audience: "table" } as const;
const KEY = STORAGE_KEYS.unsavedNote("nina", "brumes", "e12~nina~table");
/** Longer than the pause before a change is saved. */
const SOON = { timeout: patience(4_000) };

const none: Live<LiveNote | null> = { status: "ready", data: null };
const told = (text: string, revision: number): Live<LiveNote> => ({
  status: "ready",
  data: {
    ...{ id: "e12~nina~table", parentId: "brumes", pending: false },
    ...{ uid: "nina", name: "Nina", audience: "table", text, revision, updatedAt: 1 },
  },
});

function Editor({ note, connected }: { note: Live<LiveNote | null>; connected: boolean }) {
  return <NoteEditor table={TABLE} note={useNote(PLACE, note, connected)} label="Pour la table" />;
}

function show(note: Live<LiveNote | null>, connected = true) {
  const { rerender, unmount } = render(<Editor note={note} connected={connected} />, {
    wrapper: MemberTestRoot,
  });
  return {
    again: (next: Live<LiveNote | null>, online = true) =>
      rerender(<Editor note={next} connected={online} />),
    unmount,
  };
}
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Pour la table" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const savedTexts = () => sent(saveEveningNote).map(({ body }) => body);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeAll(() => import("../../ui/Markdown"), 60_000);
beforeEach(() => {
  localStorage.clear();
  answers.on(saveEveningNote, { revision: 1 });
});

describe("a link to a handout", () => {
  it("stands where the cursor was, among what was shown", async () => {
    const [id, copy] = copyOf("letter", "nina", { title: "La [lettre]" });
    documents.put(shownHandouts, ["brumes", id], copy);
    show(none);
    type("Lis  ce soir.");
    field().setSelectionRange(4, 4);
    press("Lier une aide de jeu");
    const choice = screen.getByRole("combobox", { name: "Aide de jeu à lier" });
    fireEvent.change(choice, { target: { value: "letter" } });
    expect(field().value).toBe("Lis [La \\[lettre\\]](/campaign/brumes/aides/letter?system=dnd5e) ce soir.");
    expect(screen.getByRole("button", { name: "Lier une aide de jeu" })).toBeTruthy();
  });

  it("stands apart from the words around it", () => {
    const at = (position: number) => ({ selectionStart: position, selectionEnd: position });
    expect(intoSelection("Lis", "[x](y)", null)).toBe("Lis [x](y)");
    expect(intoSelection("Lisvite", "[x](y)", at(3))).toBe("Lis [x](y) vite");
    expect(intoSelection("Lis (), vite", "[x](y)", at(5))).toBe("Lis ([x](y)), vite");
    expect(intoSelection("", "[x](y)", at(0))).toBe("[x](y)");
    expect(intoSelection("Lis ça.", "[x](y)", { selectionStart: 4, selectionEnd: 6 })).toBe("Lis [x](y).");
  });

  it("waits for handouts, and says where none were shown yet", () => {
    documents.delay(shownHandouts, "brumes", "letter~table");
    show(none);
    press("Lier une aide de jeu");
    expect(screen.getByRole("option", { name: "Chargement…" })).toBeTruthy();
    documents.remove(shownHandouts, "brumes", "letter~table");
    expect(screen.getByRole("option", { name: "Aucune encore" })).toBeTruthy();
  });
});

describe("a note of an evening", () => {
  it("is saved by itself a moment after it is written", async () => {
    show(none);
    type("Léo");
    type("Léo dort.");
    expect(screen.getByText("Enregistrement…")).toBeTruthy();
    expect(requests()).toEqual([]);
    expect(localStorage.getItem(KEY)).toContain("Léo dort.");
    await screen.findByText("Enregistré", undefined, SOON);
    expect(savedTexts()).toEqual([{ text: "Léo dort.", revision: 0 }]);
    expect(requests()).toHaveLength(1);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is saved at once when its field is left, and when the page is", async () => {
    const { unmount } = show(told("Un.", 4));
    type("Deux.");
    fireEvent.blur(field());
    expect(savedTexts()).toEqual([{ text: "Deux.", revision: 4 }]);
    await screen.findByText("Enregistré");
    answers.on(saveEveningNote, { revision: 6 });
    type("Trois.");
    unmount();
    expect(savedTexts().at(-1)).toEqual({ text: "Trois.", revision: 1 });
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  it("stays on the device without a connection, and is saved with its return", async () => {
    answers.on(saveEveningNote, noAnswer);
    loseNetwork();
    const { again } = show(none, false);
    type("Léo dort.");
    expect(screen.getByRole("status").textContent).toBe(
      "Pas encore enregistré : enregistré dès le retour de la connexion.",
    );
    fireEvent.blur(field());
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(localStorage.getItem(KEY)).toContain("Léo dort.");
    answers.on(saveEveningNote, { revision: 1 });
    regainNetwork();
    again(none, true);
    await screen.findByText("Enregistré");
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is there again, and saved, when the page is opened after a tab was closed", async () => {
    const kept = { text: "Jamais envoyé.", base: { text: "Un.", revision: 2 }, system: "dnd5e" };
    localStorage.setItem(KEY, JSON.stringify(kept));
    answers.on(saveEveningNote, { revision: 3 });
    show(told("Un.", 2));
    expect(field().value).toBe("Jamais envoyé.");
    await screen.findByText("Enregistré");
    expect(savedTexts()).toEqual([{ text: "Jamais envoyé.", revision: 2 }]);
  });

  it("says what the server refuses, and keeps the text", async () => {
    answers.on(saveEveningNote, refusal("invalid-input", "Le texte contient un caractère interdit."));
    show(none);
    type("Hum");
    fireEvent.blur(field());
    expect(await screen.findByText(/caractère interdit\. Ton texte reste sur cet appareil/)).toBeTruthy();
    expect(localStorage.getItem(KEY)).toContain("Hum");
  });

  it("says that it is too long, and counts it near the limit", () => {
    show(none);
    type("a".repeat(MAX_NOTE_LENGTH - 10));
    expect(screen.getByText(/^19.990 \/ 20.000$/)).toBeTruthy();
    type("a".repeat(MAX_NOTE_LENGTH + 1));
    expect(screen.getByText(/raccourcis-le/)).toBeTruthy();
    fireEvent.blur(field());
    expect(requests()).toEqual([]);
  });

  it("can be read as it will be shown", async () => {
    show(told("**Léo** dort.", 1));
    fireEvent.click(screen.getByRole("radio", { name: "Aperçu" }));
    await waitFor(() => expect(document.querySelector("strong")?.textContent).toBe("Léo"));
    fireEvent.click(screen.getByRole("radio", { name: "Écrire" }));
    expect(field().value).toBe("**Léo** dort.");
  });
});

describe("a note that two devices write", () => {
  async function conflict() {
    answers.on(saveEveningNote, refusal("stale-version"));
    const page = show(told("Un.", 1));
    type("À moi.");
    fireEvent.blur(field());
    await screen.findByText(/un autre appareil a écrit entre-temps/);
    act(() => page.again(told("À eux.", 2)));
    expect(screen.getByRole("region", { name: "Ton texte" }).textContent).toBe("À moi.");
    expect(screen.getByRole("region", { name: "L'autre texte" }).textContent).toBe("À eux.");
    expect(localStorage.getItem(KEY)).toContain("À moi.");
    answers.on(saveEveningNote, { revision: 3 });
    return savedTexts().length;
  }

  it("keeps one's own text where one chooses it", async () => {
    const before = await conflict();
    press("Garder mon texte");
    await screen.findByText("Enregistré");
    expect(savedTexts().slice(before)).toEqual([{ text: "À moi.", revision: 2 }]);
    expect(screen.queryByRole("region", { name: "L'autre texte" })).toBeNull();
  });

  it("takes the other text where one chooses that", async () => {
    const before = await conflict();
    press("Prendre l'autre texte");
    expect(field().value).toBe("À eux.");
    expect(screen.getByText("Enregistré")).toBeTruthy();
    expect(requests()).toHaveLength(before);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is kept when its tab is left, also where another tab has saved and let go of what it wrote", async () => {
    await conflict();
    localStorage.removeItem(KEY);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    fireEvent(document, new Event("visibilitychange"));
    visibility.mockRestore();
    expect(localStorage.getItem(KEY)).toContain("À moi.");
  });

  it("saves nothing before one has chosen", async () => {
    const before = await conflict();
    type("À moi encore.");
    fireEvent.blur(field());
    expect(requests()).toHaveLength(before);
  });
});
