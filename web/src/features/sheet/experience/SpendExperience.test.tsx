import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { changePlayState } from "domain/api/play";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { answers, loseNetwork, noAnswer, regainNetwork, sent } from "../../../testing/answers";
import { MemberTestRoot, toasts } from "../../../testing/MemberTestRoot";
import { patience } from "../../../testing/patience";
import { SpendExperience } from "./SpendExperience";

// Finding by role walks the whole list: slow beside other tests.
vi.setConfig({ testTimeout: 30_000 });

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
    <SheetOf
      character={isaure}
      inPlay={{
        play: { ...UNUSED, state: { experienceGained: points }, system: playSystemOf("vampire") },
      }}
    >
      <SpendExperience />
    </SheetOf>,
    { wrapper: MemberTestRoot },
  );
  fireEvent.click(screen.getByRole("button", { name: "Dépenser l'expérience" }));
  return within(
    await screen.findByRole("dialog", { name: "Dépenser l'expérience" }, { timeout: patience(10_000) }),
  );
}

const answer = (text: string) => ({
  state: {},
  revision: 1,
  entries: [{ id: "x", events: [{ text, tone: "good" as const }] }],
});
const bought = () => sent(changePlayState).map(({ body }) => body.entries[0]);
const said = (tone: string, text: string) => waitFor(() => expect(toasts).toContainEqual({ tone, text }));
const search = (words: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Rechercher" }), { target: { value: words } });

// The dialog is loaded on demand: not while a test waits for it.
beforeAll(() => import("./ExperienceDialog"), 60_000);

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
    answers.once(changePlayState, noAnswer);
    loseNetwork();
    fireEvent.click(dialog.getByRole("button", { name: "15 XP : monter Force à 3" }));
    await said("error", "Impossible de dépenser ces points pour le moment.");
    regainNetwork();
    answers.once(changePlayState, answer("−15 XP · Force 3 · reste 0"));
    fireEvent.click(dialog.getByRole("button", { name: "15 XP : monter Force à 3" }));
    await said("success", "−15 XP · Force 3 · reste 0");
    const [first, second] = bought();
    expect(first).toMatchObject({ campaignId: "camp", advance: { id: "attributes:strength", to: 3 } });
    expect(second).toEqual(first);
  });

  it("buys a speciality by name, and says why it was refused", async () => {
    const dialog = await open(3);
    fireEvent.click(dialog.getByRole("button", { name: "Acheter : 3 XP" }));
    expect(dialog.getByText("Donne-lui un nom.")).toBeTruthy();
    fireEvent.change(dialog.getByRole("textbox", { name: "Son nom" }), { target: { value: " Bagarre " } });
    answers.once(changePlayState, { ...answer(""), entries: [{ id: "x", refused: "Pas assez." }] });
    fireEvent.click(dialog.getByRole("button", { name: "Acheter : 3 XP" }));
    await said("error", "Pas assez.");
    expect(bought()[0]).toMatchObject({ advance: { id: "specialty", to: 1, name: "Bagarre" } });
    act(() => {
      fireEvent.change(dialog.getByRole("combobox", { name: "Achat" }), { target: { value: "advantage" } });
    });
    fireEvent.change(dialog.getByRole("combobox", { name: "Points" }), { target: { value: "2" } });
    const buy = dialog.getByRole<HTMLButtonElement>("button", { name: "Acheter : 6 XP" });
    expect(buy.disabled).toBe(true);
  });
});
