import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { sendMessage, settleWhispers } from "domain/api/messages";
import { campaigns } from "domain/documents/campaign";
import { type MessageDocument, whispers } from "domain/documents/message";
import { type WhisperThreadDocument, whisperThreads } from "domain/documents/whisperThread";
import { campaignOf, NOW } from "domain/testing/campaigns";
import { beforeEach, describe, expect, it } from "vitest";
import { HttpError } from "../../../http/call";
import { documents } from "../../../live/testing/documents";
import { answers, failing, sent } from "../../../testing/answers";
import { campaignPageOf } from "../../../testing/campaignView";
import { rootOf, toasts } from "../../../testing/MemberTestRoot";
import { OwnWhispers } from "./OwnWhispers";
import { PlayersWhispers } from "./PlayersWhispers";

const campaign = campaignPageOf("brumes", campaignOf({ memberIds: ["alice", "bob"] }));
const params = { system: "dnd5e", id: "brumes" };

const write = (id: string, uid: string, text: string, playerUid = "alice") => {
  const message: MessageDocument = { uid, name: uid, text, playerUid, createdAt: NOW, expiresAt: NOW + 1 };
  documents.put(whispers, ["brumes", id], message);
};
const thread = (playerUid: string, change: Partial<WhisperThreadDocument>) =>
  documents.put(whisperThreads, ["brumes", playerUid], {
    ...{ playerUid, waiting: 0, unread: 0, lastAt: NOW, expiresAt: NOW + 1, ...change },
  });

const asPlayer = () => render(<OwnWhispers campaign={campaign} />, { wrapper: rootOf("alice") });
const asMj = () => render(<PlayersWhispers campaign={campaign} />, { wrapper: rootOf("mj") });
const type = (text: string) => {
  const field = screen.getByRole("textbox", { name: "Message" });
  act(() => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: "Enter" });
  });
};

beforeEach(() => {
  localStorage.clear();
  documents.put(campaigns, ["brumes"], campaignOf({ memberIds: ["alice", "bob"] }));
  answers.on(settleWhispers, null);
  answers.on(sendMessage, ({ body: { requestId, text, playerUid } }) => ({
    ...{ id: requestId, uid: "alice", name: "Alice", text, createdAt: NOW, expiresAt: NOW + 1 },
    ...(playerUid !== undefined && { playerUid }),
  }));
});

describe("a player", () => {
  it("writes to the MJ alone by a press, also what would be a command at the table", async () => {
    asPlayer();
    fireEvent.click(screen.getByRole("button", { name: "Écrire au MJ" }));
    expect(await screen.findByText("Une question, une idée ? Vous deux seuls la lirez.")).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    type("/r 1d20 ?");
    expect(screen.queryByRole("list", { name: "Commandes" })).toBeNull();
    await waitFor(() =>
      expect(sent(sendMessage).map(({ body: { requestId: _, ...body } }) => body)).toEqual([
        { text: "/r 1d20 ?", playerUid: "alice" },
      ]),
    );
  });

  it("finds what the MJ wrote open, and has read it by that, once", async () => {
    write("m1", "mj", "La couronne, jamais.");
    thread("alice", { unread: 2 });
    asPlayer();
    expect(screen.getByText("2 nouveaux messages")).toBeTruthy();
    expect(await screen.findByText("La couronne, jamais.")).toBeTruthy();
    await waitFor(() =>
      expect(sent(settleWhispers)).toEqual([{ params, body: { playerUid: "alice", lastAt: NOW } }]),
    );
    thread("alice", { unread: 0 });
    expect(screen.getByText("La couronne, jamais."), "it stays open").toBeTruthy();
    expect(sent(settleWhispers)).toHaveLength(1);
  });

  it("is told that the MJ has not answered yet, as long as it is so", async () => {
    thread("alice", { waiting: 1 });
    asPlayer();
    fireEvent.click(screen.getByRole("button", { name: "Écrire au MJ" }));
    expect(await screen.findByText("Le MJ n'a pas encore répondu.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Rien à répondre" })).toBeNull();
    thread("alice", { waiting: 0 });
    expect(screen.queryByText("Le MJ n'a pas encore répondu.")).toBeNull();
  });
});

describe("the MJ", () => {
  it("sees who waits, reads one of them at a time, and answers that one", async () => {
    write("m1", "alice", "Et si je vendais l'épée ?");
    write("m2", "bob", "Où est ma sœur ?", "bob");
    thread("alice", { waiting: 1 });
    thread("bob", { waiting: 3 });
    asMj();
    expect(screen.getByText("2 joueurs attendent")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /^bob/ }));
    expect(screen.getByRole("button", { name: /^bob/ }).textContent).toContain("3 messages attendent");
    expect(await screen.findByText("Où est ma sœur ?")).toBeTruthy();
    expect(screen.queryByText("Et si je vendais l'épée ?")).toBeNull();
    expect(sent(settleWhispers), "reading is no answer").toEqual([]);
    type("Tu le sauras.");
    await waitFor(() => expect(sent(sendMessage)[0]?.body).toMatchObject({ playerUid: "bob" }));
    thread("bob", { unread: 1 });
    expect(screen.getByText("1 joueur attend")).toBeTruthy();
  });

  it("says that there is nothing to answer, and hears where that failed", async () => {
    thread("alice", { waiting: 1 });
    asMj();
    fireEvent.click(screen.getByRole("button", { name: /^alice/ }));
    const settle = await screen.findByRole("button", { name: "Rien à répondre" });
    answers.once(settleWhispers, failing(new HttpError(403, null)));
    fireEvent.click(settle);
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toContain("Ce message attend toujours une réponse. Réessaie."),
    );
    fireEvent.click(screen.getByRole("button", { name: "Rien à répondre" }));
    await waitFor(() => expect(sent(settleWhispers)).toHaveLength(2));
    thread("alice", { waiting: 0 });
    expect(screen.queryByRole("button", { name: "Rien à répondre" })).toBeNull();
  });

  it("writes to a player who has never written, and has no card without players", async () => {
    asMj();
    fireEvent.click(screen.getByRole("button", { name: /^alice/ }));
    expect(await screen.findByText("Vous ne vous êtes encore rien écrit.")).toBeTruthy();
    cleanup();
    render(<PlayersWhispers campaign={{ ...campaign, players: [] }} />, { wrapper: rootOf("mj") });
    expect(screen.queryByText("Messages des joueurs")).toBeNull();
  });
});
