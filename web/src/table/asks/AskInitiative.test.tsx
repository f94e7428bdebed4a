import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ask, closeAsk } from "domain/api/asks";
import { type AskDocument, asks } from "domain/documents/ask";
import { NOW } from "domain/testing/campaigns";
import type { SystemId } from "domain/values/systemIds";
import { beforeEach, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { AskInitiative } from "./AskInitiative";
import { useInitiativeAsk } from "./useInitiativeAsk";

function Asking({ system, players }: { system: SystemId; players: readonly string[] }) {
  const initiative = useInitiativeAsk({ system, id: "camp" }, players);
  return (
    <>
      <AskInitiative initiative={initiative} />
      <button type="button" onClick={() => initiative.open?.close()}>
        Lancer
      </button>
    </>
  );
}
const show = (system: SystemId, players: readonly string[] = ["ana", "leo"]) =>
  render(<Asking system={system} players={players} />, { wrapper: rootOf("mj") });
const content = { kind: "roll", trait: "Initiative", secret: false } as const;
const asked = (answeredBy: string[]): AskDocument => ({
  ...{ uid: "mj", content, targets: ["ana", "leo"], answeredBy },
  ...{ createdAt: Date.now(), expiresAt: Date.now() + 60_000 },
});
const button = () => screen.queryByRole("button", { name: "Demander l'initiative aux joueurs" });

beforeEach(() => {
  answers.on(ask, ({ body: { requestId } }) => ({ id: requestId, ...asked([]), createdAt: NOW }));
  answers.on(closeAsk, () => null);
});

it("asks who plays a hero for their initiative in one press, then counts who has rolled", async () => {
  show("vampire");
  await act(async () => fireEvent.click(button() as HTMLElement));
  expect(sent(ask).map(({ body }) => body)).toEqual([
    { requestId: expect.any(String), content, targets: ["ana", "leo"] },
  ]);
  documents.put(asks, ["camp", "ask-00001"], asked(["leo"]));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("1 sur 2 initiatives lancées"));
  expect(button()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Lancer" }));
  await waitFor(() =>
    expect(sent(closeAsk).map(({ params }) => params)).toMatchObject([{ askId: "ask-00001" }]),
  );
});

it("is not there where nobody plays, or nobody rolls initiative", () => {
  show("dnd5e", []);
  show("cthulhu");
  expect(button()).toBeNull();
});
