import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useScreenKeys } from "./useScreenKeys";

afterEach(cleanup);

function Keyed({ onNext, active = true }: { onNext: () => void; active?: boolean }) {
  useScreenKeys({ n: onNext, ArrowRight: onNext, u: undefined }, active);
  return (
    <>
      <button type="button">ailleurs</button>
      <input aria-label="nom" />
      <textarea aria-label="message" />
      <input type="checkbox" aria-label="partager" />
    </>
  );
}

describe("the keys of a screen", () => {
  it("act anywhere on the screen, in either case, and on a box that is ticked", () => {
    const onNext = vi.fn();
    render(<Keyed onNext={onNext} />);
    fireEvent.keyDown(document.body, { key: "n" });
    fireEvent.keyDown(screen.getByRole("button"), { key: "N" });
    fireEvent.keyDown(screen.getByRole("checkbox"), { key: "ArrowRight" });
    expect(onNext).toHaveBeenCalledTimes(3);
  });

  it("are silent while one types or composes, with a modifier, and where somebody has answered", () => {
    const onNext = vi.fn();
    render(<Keyed onNext={onNext} />);
    for (const field of screen.getAllByRole("textbox")) fireEvent.keyDown(field, { key: "n" });
    for (const modifier of ["ctrlKey", "metaKey", "altKey"]) {
      fireEvent.keyDown(document.body, { key: "n", [modifier]: true });
    }
    for (const composed of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(document.body, { key: "n", ...composed });
    }
    const answered = new KeyboardEvent("keydown", { key: "n", bubbles: true, cancelable: true });
    answered.preventDefault();
    document.body.dispatchEvent(answered);
    expect(onNext).not.toHaveBeenCalled();
  });

  it("leave a key that does nothing to the browser", () => {
    render(<Keyed onNext={() => {}} />);
    expect(fireEvent.keyDown(document.body, { key: "u" })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: "n" })).toBe(false);
  });

  it("can be turned off", () => {
    const onNext = vi.fn();
    render(<Keyed onNext={onNext} active={false} />);
    fireEvent.keyDown(document.body, { key: "n" });
    expect(onNext).not.toHaveBeenCalled();
  });
});
