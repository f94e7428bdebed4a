import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { ChoiceCards } from "./ChoiceCards";

afterEach(cleanup);

const OPTIONS = [
  { id: "elf", name: "Elfe", text: "Vif, patient." },
  { id: "dwarf", name: "Nain", text: "Solide." },
] as const;
type Id = (typeof OPTIONS)[number]["id"];

function show(chosen: Id | "") {
  const onChoose = vi.fn<(id: Id) => void>();
  render(
    <ChoiceCards
      legend="Peuple"
      options={OPTIONS}
      chosen={chosen}
      onChoose={onChoose}
      detail={<p>Ses langues</p>}
    />,
    { wrapper: MantineTestRoot },
  );
  return onChoose;
}
const card = (name: string) => screen.getByRole("radio", { name });

describe("cards to choose from", () => {
  it("are radio buttons of one group, named by their titles alone", () => {
    show("dwarf");
    expect(screen.getByRole("radiogroup", { name: "Peuple" })).toBeTruthy();
    expect(card("Nain").getAttribute("aria-checked")).toBe("true");
    expect(card("Elfe").getAttribute("aria-checked")).toBe("false");
  });

  it("are one stop of the Tab key, on the chosen card or else on the first", () => {
    show("dwarf");
    expect([card("Elfe").tabIndex, card("Nain").tabIndex]).toEqual([-1, 0]);
    cleanup();
    show("");
    expect([card("Elfe").tabIndex, card("Nain").tabIndex]).toEqual([0, -1]);
  });

  it("choose another card by a click or an arrow, and never the chosen one again", () => {
    const onChoose = show("dwarf");
    fireEvent.click(card("Nain"));
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.click(card("Elfe"));
    fireEvent.keyDown(card("Nain"), { code: "ArrowUp" });
    expect(onChoose.mock.calls).toEqual([["elf"], ["elf"]]);
    expect(document.activeElement).toBe(card("Elfe"));
  });

  it("show what the chosen one brings", () => {
    show("");
    expect(screen.queryByText("Ses langues")).toBeNull();
    cleanup();
    show("elf");
    expect(screen.getByText("Ses langues")).toBeTruthy();
  });
});
