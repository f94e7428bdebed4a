import { fireEvent, render, screen } from "@testing-library/react";
import { asks } from "domain/documents/ask";
import { type MessageDocument, messages, whispers } from "domain/documents/message";
import { useLocation } from "react-router-dom";
import { afterEach, beforeAll, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { rootOf } from "../../testing/MemberTestRoot";
import { useTableNews } from "./useTableNews";

const say = (text: string, createdAt: number, said: Partial<MessageDocument> = {}) =>
  documents.put(said.playerUid === undefined ? messages : whispers, ["brumes", text], {
    ...{ uid: "leo", name: "Léo", text, createdAt, expiresAt: createdAt + 1 },
    ...said,
  });

function Screen({ withAsks = false }: { withAsks?: boolean }) {
  useTableNews({ campaignId: "brumes", system: "dnd5e", isMj: false, withAsks });
  const { pathname } = useLocation();
  return <p>Adresse {pathname}</p>;
}
const open = ({ tabs = ["one"], withAsks = false } = {}) =>
  render(
    tabs.map((tab) => <Screen key={tab} withAsks={withAsks} />),
    { wrapper: rootOf("ana", { showsToasts: true }) },
  );

beforeAll(() => import("../../ui/Toaster"), 60_000);
afterEach(() => localStorage.clear());

it("says what others write from now on, and leads to where it is read", async () => {
  say("Avant", 1);
  open();
  say("On fuit ?", 5, { playerUid: "ana" });
  expect(await screen.findByText("Léo, en privé : On fuit ?")).toBeTruthy();
  expect(screen.queryByText("Léo : Avant")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Lire" }));
  expect(screen.getByText("Adresse /session/brumes")).toBeTruthy();
});

it("says nothing of one's own, nor twice on a device", async () => {
  open({ tabs: ["one", "other"] });
  say("Le mien", 2, { uid: "ana", name: "Ana" });
  expect(screen.queryByText(/Le mien/)).toBeNull();
  say("Une fois", 3);
  expect(await screen.findAllByText("Léo : Une fois")).toHaveLength(1);
});

it("says what the MJ asks where no banner shows it", async () => {
  open({ withAsks: true });
  documents.put(asks, ["brumes", "cry"], {
    ...{ uid: "mona", content: { kind: "card", text: "Un cri." }, targets: ["ana"], answeredBy: [] },
    ...{ createdAt: 4, expiresAt: 4e12 },
  });
  expect(await screen.findByText("Le MJ montre : Un cri.")).toBeTruthy();
});
