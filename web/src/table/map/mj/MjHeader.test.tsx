import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { showScene } from "domain/api/scenes";
import { sceneOf } from "domain/testing/scenes";
import { beforeAll, expect, it } from "vitest";
import type { LiveScene } from "../../../live/scene/scenes";
import { answers, sent } from "../../../testing/answers";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { MjHeader } from "./MjHeader";

const CRYPT: LiveScene = { ...sceneOf(), id: "crypte", parentId: undefined, pending: false };

// Loaded on demand: not while a test waits for it.
beforeAll(() => Promise.all([import("../../../ui/QrDialog"), import("../../../ui/MenuEntries")]), 60_000);

const show = (shownId?: string) =>
  render(
    <MjHeader
      {...{ campaignId: "brumes", system: "dnd5e", scenes: [CRYPT], scene: CRYPT, shownId, viewAs: "" }}
      publishing={{ waiting: 0, givenUp: 0 }}
      onViewAs={() => {}}
      onChoose={() => {}}
      onMake={() => {}}
    />,
    { wrapper: MemberTestRoot },
  );

it("shows the scene to the table, and takes it away again", async () => {
  answers.on(showScene, { revision: 2 });
  const { unmount } = show();
  fireEvent.click(screen.getByRole("button", { name: "Montrer la scène" }));
  await waitFor(() => expect(sent(showScene)).toMatchObject([{ body: { sceneId: "crypte" } }]));
  unmount();
  show("crypte");
  fireEvent.click(screen.getByRole("button", { name: "Ne plus montrer" }));
  await waitFor(() => expect(sent(showScene)[1]).toMatchObject({ body: { sceneId: null } }));
});

it("holds out the address of the table's screen as a code", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Préparer la scène" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "QR code de l'écran" }));
  const dialog = await screen.findByRole("dialog", { name: "Écran de table" });
  const address = `${window.location.origin}/session/brumes?system=dnd5e&vue=table`;
  expect(within(dialog).getByText(address)).toBeTruthy();
  expect(within(dialog).getByRole("img", { name: `QR code de ${address}` })).toBeTruthy();
});
