import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { asks } from "domain/documents/ask";
import type { AskContent } from "domain/documents/askContent";
import { equippedOf } from "domain/table/rolls/sheetChoices";
import { characterOf } from "domain/testing/campaigns";
import { beforeEach, expect, it, vi } from "vitest";
import { check } from "../../../games/dnd5e/check";
import { documents } from "../../../live/testing/documents";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { AskedProvider, RollButton, RollProvider } from "../../../ui/RollButton";
import { SheetAsks } from "./SheetAsks";
import { useSheetAsks } from "./useSheetAsks";

const roll = vi.fn();
const raw = characterOf({ stats: { abilityScores: { wis: 14 } } });
const { character } = equippedOf(raw);

function Sheet({ connected = true }: { connected?: boolean }) {
  const asked = useSheetAsks({ campaignId: "camp", character, roll, connected });
  const { lit, press } = asked;
  return (
    <RollProvider value={press}>
      <SheetAsks {...{ campaignId: "camp", character, raw, connected }} answered={asked} />
      <AskedProvider value={lit}>
        <RollButton request={check("Perception", 2, { kind: "check", trait: "wis" })}>
          Perception +2
        </RollButton>
        <RollButton request={undefined}>Force —</RollButton>
      </AskedProvider>
    </RollProvider>
  );
}

const show = (connected = true) => render(<Sheet connected={connected} />, { wrapper: MemberTestRoot });
const perception: AskContent = { kind: "roll", trait: "Perception", difficulty: 12, secret: false };
const asked = (content: AskContent) =>
  documents.put(asks, ["camp", "a0"], {
    ...{ uid: "mj", content, targets: ["nina"], answeredBy: [] },
    ...{ createdAt: 1, expiresAt: Date.now() + 60_000 },
  });
const lit = () => document.querySelectorAll("[data-asked]").length;
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => {
  localStorage.clear();
  roll.mockReset().mockResolvedValue(undefined);
});

it("lights nothing while nothing is asked, not even what cannot be rolled", async () => {
  show();
  expect(lit()).toBe(0);
  await press("Lancer Perception +2");
  expect(roll).toHaveBeenCalledWith(expect.objectContaining({ label: "Perception" }));
});

it("answers by the banner's button and by the lit value, with the sheet's own", async () => {
  show();
  asked(perception);
  expect(lit()).toBe(1);
  expect(screen.getByRole("status").textContent).toBe("Le MJ demande : Perception, DD 12");
  const answer = [
    expect.objectContaining({ modifier: 2 }),
    expect.objectContaining({ id: "a0", content: perception }),
  ];
  await press("Lancer Perception");
  expect(roll).toHaveBeenLastCalledWith(...answer);
  await press(/demandé par le MJ/);
  expect(roll).toHaveBeenLastCalledWith(...answer);
});

it("is answered once while the answer is on its way", async () => {
  roll.mockReturnValue(new Promise(() => undefined));
  show();
  asked(perception);
  await press("Lancer Perception");
  await press(/demandé par le MJ/);
  expect(roll).toHaveBeenCalledTimes(1);
});

it("rolls as usual without a connection", async () => {
  show(false);
  asked(perception);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Lancer Perception" }).disabled).toBe(true);
  await press(/demandé par le MJ/);
  expect(roll.mock.lastCall).toHaveLength(1);
});

it("says that the sheet lacks the value", () => {
  show();
  asked({ ...perception, trait: "Force" });
  expect(screen.getByText("Ta fiche n'a pas cette valeur.")).toBeTruthy();
});

it("shows a card until it is put away, on this device for good", async () => {
  show();
  asked({ kind: "card", text: "Un cri dans la nuit." });
  expect(screen.getByRole("status").textContent).toBe("Le MJ montre : Un cri dans la nuit.");
  await press("Ranger");
  expect(screen.queryByText("Un cri dans la nuit.")).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole("region", { name: "Demandes du MJ" })).toBeNull();
});
