import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { saveEveningNote } from "domain/api/evenings";
import { MAX_NOTE_LENGTH } from "domain/documents/evening";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call, HttpError } from "../../http/call";
import type { LiveNote } from "../../live/evenings";
import type { Live } from "../../live/liveSource";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { NoteEditor } from "./NoteEditor";
import { useNote } from "./useNote";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "nina" }) }));

const calls = vi.mocked(call);
const PLACE = { system: "dnd5e", campaignId: "brumes", eveningId: "e12", audience: "table" } as const;
const KEY = STORAGE_KEYS.unsavedNote("nina", "brumes", "e12~nina~table");
const STALE = new HttpError(409, { code: "stale-version", error: "Changé entre-temps." });
/** Longer than the pause before a change is saved. */
const SOON = { timeout: 4_000 };

const none: Live<LiveNote | null> = { status: "ready", data: null };
const told = (text: string, revision: number): Live<LiveNote> => ({
  status: "ready",
  data: {
    ...{ id: "e12~nina~table", parentId: "brumes", pending: false, eveningId: "e12", number: 12 },
    ...{ uid: "nina", name: "Nina", audience: "table", text, revision, updatedAt: 1 },
  },
});

function Editor({ note, connected }: { note: Live<LiveNote | null>; connected: boolean }) {
  return <NoteEditor note={useNote(PLACE, note, connected)} label="Pour la table" />;
}

function show(note: Live<LiveNote | null>, connected = true) {
  const { rerender, unmount } = render(<Editor note={note} connected={connected} />, {
    wrapper: MantineTestRoot,
  });
  return {
    again: (next: Live<LiveNote | null>, online = true) =>
      rerender(<Editor note={next} connected={online} />),
    unmount,
  };
}
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Pour la table" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const savedTexts = () => calls.mock.calls.map(([, input]) => (input as { body: object }).body);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeAll(() => import("../../ui/Markdown"), 60_000);
beforeEach(() => {
  localStorage.clear();
  calls.mockReset();
  calls.mockResolvedValue({ revision: 1 });
});
afterEach(cleanup);

describe("a note of an evening", () => {
  it("is saved by itself a moment after it is written", async () => {
    show(none);
    type("Léo");
    type("Léo dort.");
    expect(screen.getByText("Enregistrement…")).toBeTruthy();
    expect(calls).not.toHaveBeenCalled();
    expect(localStorage.getItem(KEY)).toContain("Léo dort.");
    await screen.findByText("Enregistré", undefined, SOON);
    expect(savedTexts()).toEqual([{ text: "Léo dort.", revision: 0 }]);
    expect(calls.mock.calls[0]?.[0]).toBe(saveEveningNote);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is saved at once when its field is left, and when the page is", async () => {
    const { unmount } = show(told("Un.", 4));
    type("Deux.");
    fireEvent.blur(field());
    expect(savedTexts()).toEqual([{ text: "Deux.", revision: 4 }]);
    await screen.findByText("Enregistré");
    calls.mockResolvedValue({ revision: 6 });
    type("Trois.");
    unmount();
    expect(savedTexts().at(-1)).toEqual({ text: "Trois.", revision: 1 });
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  it("stays on the device without a connection, and is saved with its return", async () => {
    calls.mockRejectedValue(new TypeError("Failed to fetch"));
    const { again } = show(none, false);
    type("Léo dort.");
    expect(screen.getByRole("status").textContent).toBe(
      "Pas encore enregistré : enregistré dès le retour de la connexion.",
    );
    fireEvent.blur(field());
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem(KEY)).toContain("Léo dort.");
    calls.mockResolvedValue({ revision: 1 });
    again(none, true);
    await screen.findByText("Enregistré");
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is there again, and saved, when the page is opened after a tab was closed", async () => {
    const kept = { text: "Jamais envoyé.", base: { text: "Un.", revision: 2 }, system: "dnd5e" };
    localStorage.setItem(KEY, JSON.stringify(kept));
    calls.mockResolvedValue({ revision: 3 });
    show(told("Un.", 2));
    expect(field().value).toBe("Jamais envoyé.");
    await screen.findByText("Enregistré");
    expect(savedTexts()).toEqual([{ text: "Jamais envoyé.", revision: 2 }]);
  });

  it("says what the server refuses, and keeps the text", async () => {
    calls.mockRejectedValue(new HttpError(400, { error: "Le texte contient un caractère interdit." }));
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
    expect(calls).not.toHaveBeenCalled();
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
    calls.mockRejectedValue(STALE);
    const page = show(told("Un.", 1));
    type("À moi.");
    fireEvent.blur(field());
    await screen.findByText(/un autre appareil a écrit entre-temps/);
    act(() => page.again(told("À eux.", 2)));
    expect(screen.getByRole("region", { name: "Ton texte" }).textContent).toBe("À moi.");
    expect(screen.getByRole("region", { name: "L'autre texte" }).textContent).toBe("À eux.");
    expect(localStorage.getItem(KEY)).toContain("À moi.");
    calls.mockClear();
    calls.mockResolvedValue({ revision: 3 });
    return page;
  }

  it("keeps one's own text where one chooses it", async () => {
    await conflict();
    press("Garder mon texte");
    await screen.findByText("Enregistré");
    expect(savedTexts()).toEqual([{ text: "À moi.", revision: 2 }]);
    expect(screen.queryByRole("region", { name: "L'autre texte" })).toBeNull();
  });

  it("takes the other text where one chooses that", async () => {
    await conflict();
    press("Prendre l'autre texte");
    expect(field().value).toBe("À eux.");
    expect(screen.getByText("Enregistré")).toBeTruthy();
    expect(calls).not.toHaveBeenCalled();
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
    await conflict();
    type("À moi encore.");
    fireEvent.blur(field());
    expect(calls).not.toHaveBeenCalled();
  });
});
