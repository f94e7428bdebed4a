import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../../http/call";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { toast } from "../../../ui/toast";
import { SpendExperience } from "./SpendExperience";

vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../../ui/toast", () => ({ toast: vi.fn() }));
// Finding by role walks the whole list: slow beside other tests.
vi.setConfig({ testTimeout: 30_000 });
const calls = vi.mocked(call);

const isaure = normaliseCharacter({
  id: "isaure",
  system: "vampire",
  campaign: { id: "camp", name: "La Cour" },
  stats: { attributes: { strength: 2 } },
  data: { clan: "Brujah" },
});

const UNUSED = { limits: undefined, press: () => true, pressAll: () => true };

async function open(points: number) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <SheetOf
          character={isaure}
          inPlay={{
            play: { ...UNUSED, state: { experienceGained: points }, system: playSystemOf("vampire") },
          }}
        >
          <SpendExperience />
        </SheetOf>
      </MantineTestRoot>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Dépenser l'expérience" }));
  return within(await screen.findByRole("dialog", { name: "Dépenser l'expérience" }, { timeout: 10_000 }));
}

const answer = (text: string) => ({
  state: {},
  revision: 1,
  entries: [{ id: "x", events: [{ text, tone: "good" }] }],
});
const sent = () =>
  calls.mock.calls.map(([, input]) => (input as { body: { entries: { id: string }[] } }).body.entries[0]);
const said = (...what: string[]) => waitFor(() => expect(toast).toHaveBeenCalledWith(...what));
const search = (words: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Rechercher" }), { target: { value: words } });

// The dialog is loaded on demand: not while a test waits for it.
beforeAll(() => import("./ExperienceDialog"), 60_000);
beforeEach(() => calls.mockReset());
afterEach(cleanup);

describe("spending experience", () => {
  it("lists what can be raised with its price, and sells what the points reach", async () => {
    const dialog = await open(15);
    expect(dialog.getByText("15 XP", { selector: "strong" })).toBeTruthy();
    search("force");
    expect(dialog.getByRole("button", { name: "15 XP : monter Force à 3" })).toBeTruthy();
    search("présence");
    expect(dialog.getByText("Présence 0 → 1")).toBeTruthy();
    search("sang");
    const potency = dialog.getByRole<HTMLButtonElement>("button", { name: /Puissance du sang à 2/ });
    expect(potency.disabled).toBe(true);
    expect(dialog.queryByText("Force 2 → 3")).toBeNull();
    search("force");
    calls.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    fireEvent.click(dialog.getByRole("button", { name: "15 XP : monter Force à 3" }));
    await said("error", "Impossible de dépenser ces points pour le moment.");
    calls.mockResolvedValueOnce(answer("−15 XP · Force 3 · reste 0"));
    fireEvent.click(dialog.getByRole("button", { name: "15 XP : monter Force à 3" }));
    await said("success", "−15 XP · Force 3 · reste 0");
    const [first, second] = sent();
    expect(first).toMatchObject({ campaignId: "camp", advance: { id: "attributes:strength", to: 3 } });
    expect(second).toEqual(first);
  });

  it("buys a speciality by name, and says why it was refused", async () => {
    const dialog = await open(3);
    fireEvent.click(dialog.getByRole("button", { name: "Acheter : 3 XP" }));
    expect(dialog.getByText("Donne-lui un nom.")).toBeTruthy();
    fireEvent.change(dialog.getByRole("textbox", { name: "Son nom" }), { target: { value: " Bagarre " } });
    calls.mockResolvedValueOnce({ ...answer(""), entries: [{ id: "x", refused: "Pas assez." }] });
    fireEvent.click(dialog.getByRole("button", { name: "Acheter : 3 XP" }));
    await said("error", "Pas assez.");
    expect(sent()[0]).toMatchObject({ advance: { id: "specialty", to: 1, name: "Bagarre" } });
    act(() => {
      fireEvent.change(dialog.getByRole("combobox", { name: "Achat" }), { target: { value: "advantage" } });
    });
    fireEvent.change(dialog.getByRole("combobox", { name: "Points" }), { target: { value: "2" } });
    const buy = dialog.getByRole<HTMLButtonElement>("button", { name: "Acheter : 6 XP" });
    expect(buy.disabled).toBe(true);
  });
});
