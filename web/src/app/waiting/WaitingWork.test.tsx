import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { saveEveningNote } from "domain/api/evenings";
import { sendMessage } from "domain/api/messages";
import { changePlayState } from "domain/api/play";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdOutbox } from "../../browser/heldOutboxes";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call, HttpError } from "../../http/call";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { ToastHost } from "../../ui/ToastHost";
import { WaitingWork } from "./WaitingWork";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const calls = vi.mocked(call);
const LIA = STORAGE_KEYS.playOutbox("nina", "lia");
const operation = { kind: "damage", amount: 4 };
const HOUR_MS = 3_600_000;

const store = (key: string, ...entries: object[]) => localStorage.setItem(key, JSON.stringify(entries));
const show = (connected = true) =>
  render(
    <MemoryRouter>
      <ToastHost />
      <WaitingWork uid="nina" connected={connected} />
    </MemoryRouter>,
    { wrapper: MantineTestRoot },
  );
const SLOW = { timeout: 8_000 };

beforeEach(() => {
  localStorage.clear();
  calls.mockReset();
  calls.mockImplementation(async (_call, input) => {
    const { entries = [] } = (input as { body: { entries?: { id: string }[] } }).body;
    return { state: {}, revision: 1, entries: entries.map(({ id }) => ({ id, events: [] })) } as never;
  });
});
afterEach(cleanup);

describe("what waits on this device", () => {
  it("is sent whichever screen is open, and is this member's alone", async () => {
    store(LIA, { id: "press-01", operations: [operation], writtenAt: Date.now() - 23 * HOUR_MS });
    store(STORAGE_KEYS.playOutbox("ana", "lia"), { id: "press-02", operations: [operation] });
    store(STORAGE_KEYS.outbox("nina", "brumes"), { id: "c", text: "Bonsoir.", system: "vampire" });
    store(STORAGE_KEYS.outbox("nina", "nuits"), { id: "d", text: "Sans jeu." });
    show();
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(2), SLOW);
    const play = { params: { id: "lia" }, body: { entries: [{ id: "press-01", operations: [operation] }] } };
    const message = {
      params: { system: "vampire", id: "brumes" },
      body: { requestId: "c", text: "Bonsoir." },
    };
    // It is the outbox that sends them again.
    expect(calls).toHaveBeenCalledWith(changePlayState, play, { keepAsking: false });
    expect(calls).toHaveBeenCalledWith(sendMessage, message, { keepAsking: false });
    await waitFor(() => expect(localStorage.getItem(LIA)).toBeNull());
  });

  it("is left to the screen that shows it, until that is closed", async () => {
    store(LIA, { id: "press-01", operations: [operation] });
    const release = holdOutbox(LIA);
    show();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).not.toHaveBeenCalled();
    act(release);
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(1), SLOW);
  });

  it("is not sent after a day: that is said, and may be dropped", async () => {
    store(LIA, { id: "press-01", operations: [operation], writtenAt: Date.now() - 25 * HOUR_MS });
    show();
    expect(await screen.findByText(/attend depuis plus d'un jour/, undefined, SLOW)).toBeTruthy();
    expect(calls).not.toHaveBeenCalled();
    expect(localStorage.getItem(LIA)).not.toBeNull();
    act(() => screen.getByRole("button", { name: "Retirer" }).click());
    await waitFor(() => expect(localStorage.getItem(LIA)).toBeNull());
  });

  describe("of a note", () => {
    const note = STORAGE_KEYS.unsavedNote("nina", "brumes", "e12~nina~table");
    const storeNote = () =>
      localStorage.setItem(
        note,
        JSON.stringify({ text: "Léo dort.", base: { text: "", revision: 0 }, system: "dnd5e" }),
      );

    it("is saved whichever screen is open", async () => {
      calls.mockResolvedValue({ revision: 1 });
      storeNote();
      show();
      await waitFor(() => expect(localStorage.getItem(note)).toBeNull(), SLOW);
      const params = { system: "dnd5e", id: "brumes", eveningId: "e12", audience: "table" };
      const input = { params, body: { text: "Léo dort.", revision: 0 } };
      expect(calls).toHaveBeenCalledWith(saveEveningNote, input, { keepAsking: false });
    });

    it("stays where another device wrote meanwhile, and that is said", async () => {
      calls.mockRejectedValue(new HttpError(409, { code: "stale-version", error: "Changé." }));
      storeNote();
      show();
      expect(await screen.findByText(/choisis le texte à garder/, undefined, SLOW)).toBeTruthy();
      expect(localStorage.getItem(note)).toContain("Léo dort.");
    });
  });
});
