import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { readChatLine } from "domain/table/messages/chatLine";
import type { OutgoingMessage } from "domain/table/messages/storedOutbox";
import { MESSAGE_MAX_LENGTH } from "domain/values/messageText";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { Composer } from "./Composer";

afterEach(cleanup);

const TOO_LONG = "Le message ne doit pas dépasser 2 000 caractères.";

interface Shown {
  isMj?: boolean;
  playerUid?: string;
  history?: string[];
}

function show({ isMj = false, playerUid, history = [] }: Shown = {}) {
  const writer = { system: "dnd5e", isMj } as const;
  const check = (line: string) => {
    const read = readChatLine(line, writer);
    return read.kind === "problem" ? read.sentence : undefined;
  };
  const [onSend, onAudience] = [vi.fn(), vi.fn()];
  const players = [{ uid: "nina", name: "Nina" }];
  const composer = (takenBack?: OutgoingMessage) => (
    <Composer
      field={createRef()}
      {...{ writer, check, history, players, playerUid, takenBack, onSend, onAudience }}
      ownUid={isMj ? "mj" : "nina"}
    />
  );
  const { rerender } = render(composer(), { wrapper: MantineTestRoot });
  const again = (takenBack: OutgoingMessage) => rerender(composer(takenBack));
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
  return { onSend, onAudience, field, again };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe("the composer of a message", () => {
  it("sends on Enter and empties its field, and goes to the next line on Shift+Enter", () => {
    const { onSend, field } = show();
    type(field, "Bonsoir.");
    fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: "Enter" });
    expect(onSend).toHaveBeenCalledWith("Bonsoir.");
    expect(field.value).toBe("");
  });

  it("leaves a key to the composition that it ends, in Safari too", () => {
    const { onSend, field } = show({ history: ["Bonsoir."] });
    for (const composed of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(field, { key: "ArrowUp", ...composed });
      expect(field.value).toBe("");
      type(field, "Ê");
      fireEvent.keyDown(field, { key: "Enter", ...composed });
      expect(onSend).not.toHaveBeenCalled();
      type(field, "");
    }
  });

  it("ignores a blank message", () => {
    const { onSend, field } = show();
    type(field, " \n ");
    fireEvent.click(screen.getByRole("button", { name: "Envoyer" }));
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps a message that is too long, and says so until it is shortened", () => {
    const { onSend, field } = show();
    type(field, "a".repeat(MESSAGE_MAX_LENGTH + 1));
    fireEvent.keyDown(field, { key: "Enter" });
    expect(screen.getByText(TOO_LONG)).toBeTruthy();
    expect(onSend).not.toHaveBeenCalled();
    type(field, "Court.");
    expect(screen.queryByText(TOO_LONG)).toBeNull();
  });

  it("takes a refused message back after what is being written", () => {
    const { field, again } = show();
    again({ id: "a", text: "Bonsoir." });
    expect(field.value).toBe("Bonsoir.");
    again({ id: "b", text: "Encore." });
    expect(field.value).toBe("Bonsoir.\nEncore.");
  });

  it("takes back what somebody did as they did it", () => {
    const { field, again } = show();
    again({ id: "a", text: "dégaine", emote: true });
    expect(field.value).toBe("/moi dégaine");
  });

  it("lists the commands where one types /, and writes the one that is pressed", () => {
    const { field } = show();
    type(field, "/");
    expect(screen.getAllByRole("button", { name: /^\// })).toHaveLength(4);
    fireEvent.click(screen.getByRole("button", { name: /^\/moi/ }));
    expect(field.value).toBe("/moi ");
    expect(screen.queryByRole("list", { name: "Commandes" })).toBeNull();
  });

  it("says that a command is unknown, and sends nothing", () => {
    const { onSend, field } = show();
    type(field, "/danse la gigue");
    fireEvent.keyDown(field, { key: "Enter" });
    expect(screen.getByText(/« \/danse » n'est pas une commande/)).toBeTruthy();
    expect(onSend).not.toHaveBeenCalled();
  });

  it("brings back what was written with the arrows, unless something else is being written", () => {
    const { field } = show({ history: ["/r 1d20", "Bonsoir."] });
    const press = (key: string) => fireEvent.keyDown(field, { key });
    press("ArrowDown");
    expect(field.value).toBe("");
    press("ArrowUp");
    press("ArrowUp");
    press("ArrowUp");
    expect(field.value).toBe("Bonsoir.");
    press("ArrowDown");
    expect(field.value).toBe("/r 1d20");
    press("ArrowDown");
    expect(field.value).toBe("");
    type(field, "Je");
    press("ArrowUp");
    expect(field.value).toBe("Je");
  });

  it("lets a player write to the MJ alone", () => {
    const { onAudience } = show();
    fireEvent.click(screen.getByRole("checkbox", { name: "Au MJ seul" }));
    expect(onAudience).toHaveBeenCalledWith("nina");
  });

  it("lets the MJ write to one player, and back to all", () => {
    const { onAudience } = show({ isMj: true, playerUid: "nina" });
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "À qui" });
    expect(select.value).toBe("nina");
    fireEvent.change(select, { target: { value: "" } });
    expect(onAudience).toHaveBeenCalledWith(undefined);
  });
});
