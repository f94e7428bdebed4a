import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { enter, paste, pressEnter, typeKeys } from "../../testing/typing";
import { SavedNumber, SavedOptionalNumber } from "./SavedNumber";

afterEach(cleanup);

let saved: (number | undefined)[];
beforeEach(() => {
  saved = [];
});

function Held({ from, optional = false }: { from: number | undefined; optional?: boolean }) {
  const [value, setValue] = useState(from);
  const save = (next: number | undefined) => {
    saved.push(next);
    setValue(next);
  };
  const bounds = { min: 0, max: 1_000, decimals: true };
  return optional ? (
    <SavedOptionalNumber label="Aura" {...bounds} value={value} onSave={save} />
  ) : (
    <SavedNumber label="Aura" {...bounds} value={value ?? 0} onSave={save} />
  );
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Aura" });
function show(from: number | undefined, optional = false) {
  render(<Held from={from} optional={optional} />, { wrapper: MantineTestRoot });
  enter(field());
}

describe("a number that is saved when its field is left", () => {
  it("is saved once, with its comma", () => {
    show(0);
    typeKeys(field(), "4,5");
    expect(saved).toEqual([]);
    fireEvent.blur(field());
    expect(saved).toEqual([4.5]);
    expect(field().value).toBe("4,5");
  });

  it("is replaced by the next one after Enter", () => {
    show(0);
    typeKeys(field(), "12");
    pressEnter(field());
    typeKeys(field(), "5");
    pressEnter(field());
    expect(saved).toEqual([12, 5]);
  });

  it("stays as it was where what is typed cannot be read, which is said", () => {
    show(3);
    paste(field(), "-3");
    pressEnter(field());
    expect(screen.getByText("Écris un nombre de 0 à 1 000.")).toBeTruthy();
    fireEvent.blur(field());
    expect([saved, field().value]).toEqual([[], "-3"]);
    fireEvent.focus(field());
    typeKeys(field(), "7");
    expect(screen.queryByText("Écris un nombre de 0 à 1 000.")).toBeNull();
  });

  it("is given up by Escape", () => {
    show(3);
    typeKeys(field(), "abc");
    pressEnter(field());
    fireEvent.keyDown(field(), { key: "Escape" });
    expect([saved, field().value, field().getAttribute("aria-invalid")]).toEqual([[], "3", null]);
  });

  it("keeps its number when it is emptied, unless it may be none", () => {
    show(3);
    fireEvent.change(field(), { target: { value: "" } });
    fireEvent.blur(field());
    expect(field().value).toBe("3");
    cleanup();
    show(3, true);
    fireEvent.change(field(), { target: { value: "" } });
    fireEvent.blur(field());
    expect(saved.at(-1)).toBeUndefined();
    expect(field().value).toBe("");
  });
});
