import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { Call } from "domain/api/call";
import { saveEveningNote } from "domain/api/evenings";
import { saveHandoutNote } from "domain/api/handouts";
import { sendMessage } from "domain/api/messages";
import { changePlayState } from "domain/api/play";
import { beforeEach, describe, expect, it } from "vitest";
import { holdOutbox } from "../../browser/heldOutboxes";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useUnanswered } from "../../http/unansweredCalls";
import { answers, noAnswer, refusal, requests, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { patience } from "../../testing/patience";
import { WaitingWork } from "./WaitingWork";

const LIA = STORAGE_KEYS.playOutbox("nina", "lia");
const operation = { kind: "damage", amount: 4 };
const HOUR_MS = 3_600_000;

const store = (key: string, ...entries: object[]) => localStorage.setItem(key, JSON.stringify(entries));
const show = (connected = true) =>
  render(<WaitingWork uid="nina" connected={connected} />, {
    wrapper: rootOf("nina", { showsToasts: true }),
  });
const SLOW = { timeout: patience(8_000) };

beforeEach(() => {
  localStorage.clear();
  answers.on(changePlayState, ({ body }) => ({
    ...{ state: {}, revision: 1 },
    entries: body.entries.map(({ id }) => ({ id, events: [] })),
  }));
});

describe("what waits on this device", () => {
  it("is sent whichever screen is open, and is this member's alone", async () => {
    store(LIA, { id: "press-01", operations: [operation], writtenAt: Date.now() - 23 * HOUR_MS });
    store(STORAGE_KEYS.playOutbox("ana", "lia"), { id: "press-02", operations: [operation] });
    store(STORAGE_KEYS.outbox("nina", "brumes"), { id: "c", text: "Bonsoir.", system: "vampire" });
    store(STORAGE_KEYS.outbox("nina", "nuits"), { id: "d", text: "Sans jeu." });
    answers.on(sendMessage, {
      id: "c",
      uid: "nina",
      name: "Nina",
      text: "Bonsoir.",
      createdAt: 1,
      expiresAt: 2,
    });
    show();
    await waitFor(() => expect(requests()).toHaveLength(2), SLOW);
    const play = { params: { id: "lia" }, body: { entries: [{ id: "press-01", operations: [operation] }] } };
    const message = {
      params: { system: "vampire", id: "brumes" },
      body: { requestId: "c", text: "Bonsoir." },
    };
    expect(sent(changePlayState)).toEqual([play]);
    expect(sent(sendMessage)).toEqual([message]);
    await waitFor(() => expect(localStorage.getItem(LIA)).toBeNull());
  });

  it.each([
    ["an action", changePlayState, LIA, [{ id: "press-01", operations: [operation] }]],
    [
      "a message",
      sendMessage,
      STORAGE_KEYS.outbox("nina", "brumes"),
      [{ id: "c", text: "Bonsoir.", system: "vampire" }],
    ],
    [
      "a note",
      saveEveningNote,
      STORAGE_KEYS.unsavedNote("nina", "brumes", "e12~nina~table"),
      { text: "Léo dort.", base: { text: "", revision: 0 }, system: "dnd5e" },
    ],
  ] as const)(
    "is sent again by itself, and asked about by nobody else, where no answer comes (%s)",
    async (_what, target, key, kept) => {
      answers.on<Call>(target, noAnswer);
      localStorage.setItem(key, JSON.stringify(kept));
      show();
      await waitFor(() => expect(requests()).toHaveLength(2), SLOW);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(renderHook(useUnanswered).result.current).toBe(false);
      expect(localStorage.getItem(key)).not.toBeNull();
    },
  );

  it("is left to the screen that shows it, until that is closed", async () => {
    store(LIA, { id: "press-01", operations: [operation] });
    const release = holdOutbox(LIA);
    show();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requests()).toEqual([]);
    act(release);
    await waitFor(() => expect(requests()).toHaveLength(1), SLOW);
  });

  it("is not sent after a day: that is said, and may be dropped", async () => {
    store(LIA, { id: "press-01", operations: [operation], writtenAt: Date.now() - 25 * HOUR_MS });
    show();
    expect(await screen.findByText(/attend depuis plus d'un jour/, undefined, SLOW)).toBeTruthy();
    expect(requests()).toEqual([]);
    expect(localStorage.getItem(LIA)).not.toBeNull();
    act(() => screen.getByRole("button", { name: "Retirer" }).click());
    await waitFor(() => expect(localStorage.getItem(LIA)).toBeNull());
  });

  describe("of a note", () => {
    // One of its own for each test: what another test's answer never came for is still kept when that one has ended.
    const storeNote = (eveningId: string) => {
      const key = STORAGE_KEYS.unsavedNote("nina", "brumes", `${eveningId}~nina~table`);
      const kept = { text: "Léo dort.", base: { text: "", revision: 0 }, system: "dnd5e" };
      localStorage.setItem(key, JSON.stringify(kept));
      return key;
    };

    it("is saved whichever screen is open", async () => {
      answers.on(saveEveningNote, { revision: 1 });
      const note = storeNote("e13");
      show();
      await waitFor(() => expect(localStorage.getItem(note)).toBeNull(), SLOW);
      const params = { system: "dnd5e", id: "brumes", eveningId: "e13", audience: "table" };
      const input = { params, body: { text: "Léo dort.", revision: 0 } };
      expect(sent(saveEveningNote).filter(({ params: { eveningId } }) => eveningId === "e13")).toEqual([
        input,
      ]);
    });

    it("of a handout is saved, too", async () => {
      answers.on(saveHandoutNote, { revision: 1 });
      const key = STORAGE_KEYS.unsavedNote("nina", "brumes", "handout~letter~nina~self");
      const kept = { text: "Un piège.", base: { text: "", revision: 0 }, system: "dnd5e" };
      localStorage.setItem(key, JSON.stringify(kept));
      show();
      await waitFor(() => expect(localStorage.getItem(key)).toBeNull(), SLOW);
      expect(sent(saveHandoutNote)).toEqual([
        {
          params: { system: "dnd5e", id: "brumes", handoutId: "letter", audience: "self" },
          body: { text: "Un piège.", revision: 0 },
        },
      ]);
    });

    it("stays where another device wrote meanwhile, and that is said", async () => {
      answers.on(saveEveningNote, refusal("stale-version", "Changé."));
      const note = storeNote("e14");
      show();
      expect(await screen.findByText(/choisis le texte à garder/, undefined, SLOW)).toBeTruthy();
      expect(localStorage.getItem(note)).toContain("Léo dort.");
    });
  });
});
