import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { sendMessage } from "domain/api/messages";
import { rollForTable } from "domain/api/rolls";
import { beforeEach, describe, expect, it } from "vitest";
import "../../live/testing/documents";
import { answers, sent } from "../../testing/answers";
import { tableRoll } from "../../testing/fixtures";
import { rootOf } from "../../testing/MemberTestRoot";
import { useTableDice } from "../dice/useTableDice";
import { Messages } from "./Messages";

const campaign = { id: "brumes", system: "dnd5e", mj: { uid: "mj", name: "Morgane" } } as const;

function Chat({ connected = true }: { connected?: boolean }) {
  const dice = useTableDice("brumes", "dnd5e", false);
  return (
    <Messages campaign={campaign} players={[]} dice={dice} connected={connected} onReceived={() => {}} />
  );
}
const show = (connected?: boolean) =>
  render(<Chat {...(connected !== undefined && { connected })} />, { wrapper: rootOf("nina") });
const field = () => screen.getByRole("textbox", { name: "Message" });
const write = (line: string) =>
  act(() => {
    fireEvent.change(field(), { target: { value: line } });
    fireEvent.keyDown(field(), { key: "Enter" });
  });

beforeEach(() => {
  localStorage.clear();
  answers.on(rollForTable, ({ body }) => tableRoll({ label: body.label, notation: "2d6+3" }));
  answers.on(sendMessage, ({ body: { requestId, text } }) => ({
    ...{ id: requestId, uid: "nina", name: "Nina", text, createdAt: 0, expiresAt: 1 },
  }));
});

describe("a line of the chat", () => {
  it("rolls before the table or for the MJ alone, and shows what was thrown", async () => {
    show();
    write("/r 2d6+3 dégâts");
    await waitFor(() =>
      expect(sent(rollForTable).map(({ body }) => body)).toMatchObject([
        { label: "dégâts", roll: expect.stringMatching(/^2d6\+3/), audience: "table" },
      ]),
    );
    await screen.findByRole("list", { name: "Ton dernier jet" });
    write("/secret 1d20");
    await waitFor(() => expect(sent(rollForTable).at(-1)?.body).toMatchObject({ audience: "mj" }));
    expect(sent(sendMessage)).toEqual([]);
  });

  it("is for all, for the MJ alone, or tells what its author does", async () => {
    show();
    for (const line of ["Bonsoir.", "/mj Je vole la clé.", "/moi dégaine son épée."]) write(line);
    await waitFor(() => expect(sent(sendMessage)).toHaveLength(3));
    const [said, whispered, done] = sent(sendMessage).map(({ body: { requestId: _, ...body } }) => body);
    expect(said).toEqual({ text: "Bonsoir." });
    expect(whispered).toEqual({ text: "Je vole la clé.", playerUid: "nina" });
    expect(done).toEqual({ text: "dégaine son épée.", emote: true });
  });

  it("waits on the device without a connection, and says so; dice do not", async () => {
    show(false);
    write("Vous m'entendez ?");
    await screen.findByText("Hors connexion : ce message partira dès son retour.");
    write("/r 1d20");
    await screen.findByText("Hors connexion : les dés de la table attendent son retour.");
    expect(sent(rollForTable)).toEqual([]);
  });
});
