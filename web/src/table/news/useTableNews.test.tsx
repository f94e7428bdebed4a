import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { MessageDocument } from "domain/documents/message";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { emit, forgetAll, ready } from "../../live/testing/scriptedLive";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { ToastHost } from "../../ui/ToastHost";
import { useTableNews } from "./useTableNews";

vi.mock("../../live/useLive", async () => ({
  useLive: (await import("../../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "ana" }) }));

const message = (id: string, createdAt: number, said: Partial<MessageDocument> = {}) => ({
  id,
  uid: "leo",
  name: "Léo",
  text: id,
  createdAt,
  expiresAt: createdAt + 1,
  ...said,
});
const say = (...messages: readonly object[]) =>
  act(async () => emit("ana:campaigns/brumes/messages", ready([messages, []])));

function Screen({ withAsks = false }: { withAsks?: boolean }) {
  useTableNews({ campaignId: "brumes", system: "dnd5e", isMj: false, withAsks });
  const { pathname } = useLocation();
  return <p>Adresse {pathname}</p>;
}
const open = ({ tabs = ["one"], withAsks = false } = {}) =>
  render(
    <MantineTestRoot>
      <MemoryRouter>
        {tabs.map((tab) => (
          <Screen key={tab} withAsks={withAsks} />
        ))}
        <ToastHost />
      </MemoryRouter>
    </MantineTestRoot>,
  );

beforeAll(() => import("../../ui/Toaster"), 60_000);
afterEach(() => {
  cleanup();
  forgetAll();
  localStorage.clear();
});

it("says what others write from now on, and leads to where it is read", async () => {
  open();
  await say(message("Avant", 1));
  await say(message("Avant", 1), message("On fuit ?", 5, { playerUid: "ana" }));
  expect(await screen.findByText("Léo, en privé : On fuit ?")).toBeTruthy();
  expect(screen.queryByText("Léo : Avant")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Lire" }));
  expect(screen.getByText("Adresse /session/brumes")).toBeTruthy();
});

it("says nothing of one's own, nor twice on a device", async () => {
  open({ tabs: ["one", "other"] });
  await say();
  await say(message("Le mien", 2, { uid: "ana", name: "Ana" }));
  expect(screen.queryByText(/Le mien/)).toBeNull();
  await say(message("Une fois", 3));
  expect(await screen.findAllByText("Léo : Une fois")).toHaveLength(1);
});

it("says what the MJ asks where no banner shows it", async () => {
  const asks = (...some: readonly object[]) =>
    act(async () => emit("ana:campaigns/brumes/asks", ready(some)));
  const card = { id: "cry", uid: "mona", createdAt: 4, content: { kind: "card", text: "Un cri." } };
  open({ withAsks: true });
  await asks();
  await asks(card);
  expect(await screen.findByText("Le MJ montre : Un cri.")).toBeTruthy();
});
