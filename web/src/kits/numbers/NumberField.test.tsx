import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { TypedNumber } from "domain/values/text/typedNumber";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { enter, paste, pressEnter, typeKeys } from "../../testing/typing";
import { allValid } from "./allValid";
import { NumberField, type NumberFieldProps } from "./NumberField";

afterEach(cleanup);

let told: TypedNumber[];
let sent: TypedNumber[];
beforeEach(() => {
  told = [];
  sent = [];
});

type Props = Pick<NumberFieldProps, "min" | "max" | "decimals" | "optional" | "compact"> & {
  from?: TypedNumber | undefined;
  /** What the form around it holds after it was sent. */
  reset?: TypedNumber;
  /** Holds no text, as a form of numbers alone does. */
  numbersOnly?: boolean;
};

function Held({ from, reset, numbersOnly = false, ...field }: Props) {
  const [value, setValue] = useState<TypedNumber | undefined>(from);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!allValid(event.currentTarget)) return;
        sent.push(value ?? "");
        if (reset !== undefined) setValue(reset);
      }}
    >
      <NumberField
        {...field}
        label="Nombre"
        value={value}
        onChange={(typed) => {
          told.push(typed);
          setValue(numbersOnly && typeof typed === "string" ? undefined : typed);
        }}
      />
    </form>
  );
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Nombre" });
function show(props: Props) {
  render(<Held {...props} />, { wrapper: MantineTestRoot });
  enter(field());
}
const REFUSAL = "Écris un nombre entier de -20 à 99.";
const WHOLE = { min: -20, max: 99 };

describe("a number's field", () => {
  it("holds the next number after Enter, not both", () => {
    show({ from: 1, reset: 1, ...WHOLE });
    typeKeys(field(), "5");
    pressEnter(field());
    typeKeys(field(), "3");
    pressEnter(field());
    expect(sent).toEqual([5, 3]);
  });

  it("does so where the form keeps what was sent", () => {
    show({ from: 12, ...WHOLE });
    pressEnter(field());
    typeKeys(field(), "5");
    pressEnter(field());
    expect(sent).toEqual([12, 5]);
  });

  it.each([false, true])("takes a minus over a number, key by key (numbers alone: %s)", (numbersOnly) => {
    show({ from: 5, numbersOnly, ...WHOLE });
    typeKeys(field(), "-2");
    expect(field().value).toBe("-2");
    expect(told.at(-1)).toBe(-2);
  });

  it("refuses nothing on the way to a number, after one that was right", () => {
    show({ from: 5, ...WHOLE });
    pressEnter(field());
    typeKeys(field(), "-");
    expect(field().getAttribute("aria-invalid")).toBeNull();
    typeKeys(field(), "2");
    expect(told.at(-1)).toBe(-2);
  });

  it.each([
    ["−2", -2],
    ["+3", 3],
    [" 12 ", 12],
  ])("takes %j that is pasted", (text, number) => {
    show({ from: 5, ...WHOLE });
    paste(field(), text);
    expect(told).toEqual([number]);
  });

  it.each(["2,5", "1e3", "999", "abc", "7-3"])(
    "refuses %j with a sentence, and keeps it to be mended",
    (text) => {
      show({ from: 5, ...WHOLE });
      paste(field(), text);
      expect(screen.queryByText(REFUSAL)).toBeNull();
      pressEnter(field());
      expect(field().value).toBe(text);
      expect(screen.getByText(REFUSAL)).toBeTruthy();
      expect(sent).toEqual([]);
      typeKeys(field(), "7");
      expect(screen.queryByText(REFUSAL)).toBeNull();
      pressEnter(field());
      expect(sent).toEqual([7]);
    },
  );

  it("says so once it is left, of what a form of numbers alone cannot hold", () => {
    show({ from: undefined, numbersOnly: true, optional: true, ...WHOLE });
    typeKeys(field(), "x");
    fireEvent.blur(field());
    expect(field().value).toBe("x");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(REFUSAL)).toBeTruthy();
  });

  it("says it beside itself where nothing has a place under it", async () => {
    show({ from: 5, compact: true, ...WHOLE });
    typeKeys(field(), "x");
    fireEvent.blur(field());
    expect((await screen.findByRole("tooltip")).textContent).toBe(REFUSAL);
  });

  it("takes tenths with a comma where it may, and writes them so", () => {
    show({ from: 1.5, min: 0, max: 1_000, decimals: true });
    expect(field().value).toBe("1,5");
    typeKeys(field(), "4,5");
    expect(field().value).toBe("4,5");
    expect(told.at(-1)).toBe(4.5);
    expect(field().inputMode).toBe("decimal");
  });

  it("asks phones for a pad that has a minus where one is needed", () => {
    show({ from: 5, ...WHOLE });
    expect(field().inputMode).toBe("text");
    cleanup();
    show({ from: 5, min: 0, max: 9 });
    expect(field().inputMode).toBe("numeric");
  });

  it("keeps what is typed where the one who asks takes numbers alone, and goes back to theirs when it is emptied", () => {
    render(<NumberField {...WHOLE} label="Nombre" value={50} onChange={(typed) => told.push(typed)} />, {
      wrapper: MantineTestRoot,
    });
    enter(field());
    typeKeys(field(), "-");
    expect(field().value).toBe("-");
    fireEvent.change(field(), { target: { value: "" } });
    fireEvent.blur(field());
    expect([field().value, field().getAttribute("aria-invalid")]).toEqual(["50", null]);
  });

  it("follows what changes outside it", () => {
    const { rerender } = render(<NumberField {...WHOLE} label="Nombre" value={5} onChange={() => {}} />, {
      wrapper: MantineTestRoot,
    });
    rerender(<NumberField {...WHOLE} label="Nombre" value={8} onChange={() => {}} />);
    expect(field().value).toBe("8");
  });
});
