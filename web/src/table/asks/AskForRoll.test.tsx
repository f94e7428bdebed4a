import { act, fireEvent, render, screen } from "@testing-library/react";
import { ask } from "domain/api/asks";
import { characters } from "domain/documents/character";
import { members } from "domain/documents/member";
import { PRESETS } from "domain/games/registry/presets";
import { characterOf, NOW } from "domain/testing/campaigns";
import type { SystemId } from "domain/values/systemIds";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, refusal, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { patience } from "../../testing/patience";
import { AskForRoll } from "./AskForRoll";

const onAsked = vi.fn();

async function open(system: SystemId = "dnd5e") {
  const table = { system, id: "camp" };
  documents.put(characters, ["c1"], characterOf({ userId: "ana", campaignId: "camp" }));
  for (const uid of ["ana", "leo"])
    documents.put(members, ["camp", uid], { uid, name: uid, pronouns: "", joinedAt: NOW });
  render(<AskForRoll table={table} groups={PRESETS[system].skillGroups} onAsked={onAsked} />, {
    wrapper: rootOf("mj"),
  });
  fireEvent.click(screen.getByRole("button", { name: "Demander ce jet" }));
  await screen.findByRole("dialog", { name: "Demander ce jet" }, { timeout: patience(8_000) });
}

const send = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Demander" })));
const bodies = () => sent(ask).map(({ body }) => body);

// The dialog is loaded on demand: not while a test waits for it.
beforeAll(() => import("./AskDialog"), 60_000);
beforeEach(() => {
  answers.on(ask, ({ body: { requestId, content, targets = ["ana", "leo"] } }) => ({
    ...{ id: requestId, uid: "mj", content, targets, answeredBy: [], createdAt: NOW, expiresAt: NOW + 1 },
  }));
  onAsked.mockReset();
});

it("asks all players for a skill of the panel in three presses", async () => {
  await open();
  fireEvent.click(screen.getByRole("radio", { name: "Perception" }));
  await send();
  const [body] = bodies();
  expect(body).toEqual({
    requestId: expect.any(String),
    content: { kind: "roll", trait: "Perception", secret: false },
  });
  expect(ask.body.safeParse(body).success).toBe(true);
  expect(onAsked).toHaveBeenCalledWith("Perception");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks those who are chosen, against a difficulty, in secret; and nobody for nothing", async () => {
  await open();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Demander" });
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Autre jet"), { target: { value: "Sauvegarde de Force" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "Lorien (ana)" }));
  fireEvent.change(screen.getByLabelText("DD ou CA"), { target: { value: "15" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "Secret" }));
  await send();
  expect(bodies()).toMatchObject([
    {
      content: { kind: "roll", trait: "Sauvegarde de Force", difficulty: 15, secret: true },
      targets: ["leo"],
    },
  ]);
});

it("keeps a difficulty from the players, where there is one", async () => {
  await open();
  const hide = screen.getByRole<HTMLInputElement>("checkbox", { name: "Cacher la difficulté" });
  expect(hide.disabled).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "Perception" }));
  fireEvent.change(screen.getByLabelText("DD ou CA"), { target: { value: "15" } });
  fireEvent.click(hide);
  await send();
  expect(bodies()).toMatchObject([{ content: { difficulty: 15, hidesDifficulty: true } }]);
});

it("stays open where it is refused", async () => {
  await open("cthulhu");
  fireEvent.change(screen.getByLabelText("Autre jet"), { target: { value: "SAN" } });
  fireEvent.change(screen.getByLabelText("Réussite demandée"), { target: { value: "hard" } });
  answers.once(ask, refusal("too-many-asks"));
  await send();
  expect(bodies()[0]).toMatchObject({ content: { trait: "SAN", level: "hard" } });
  expect(onAsked).not.toHaveBeenCalled();
  expect(screen.getByRole("dialog")).toBeTruthy();
});

it("asks for Sanity with what it costs, once that can be read", async () => {
  await open("cthulhu");
  expect(screen.queryByLabelText("Perte (réussite / échec)")).toBeNull();
  fireEvent.change(screen.getByLabelText("Autre jet"), { target: { value: "SAN" } });
  fireEvent.change(screen.getByLabelText("Perte (réussite / échec)"), { target: { value: "beaucoup" } });
  await send();
  expect(bodies()).toEqual([]);
  expect(screen.getByText(/^Écris la perte de SAN/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Perte (réussite / échec)"), { target: { value: "1/1d6" } });
  await send();
  expect(bodies()).toMatchObject([{ content: { trait: "SAN", loss: "1/1d6" } }]);
});

it("asks for two traits of Vampire together", async () => {
  await open("vampire");
  fireEvent.change(screen.getByLabelText("Composer"), { target: { value: "Résolution" } });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Demander" }).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("avec"), { target: { value: "Sang-froid" } });
  await send();
  expect(bodies()).toMatchObject([{ content: { trait: "Résolution + Sang-froid" } }]);
});
