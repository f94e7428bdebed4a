import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchPresses } from "./pressedButton";

const onRoll = vi.fn();
let open: HTMLButtonElement;
let roll: HTMLButtonElement;

const buttonThat = (onPress: () => void) => {
  const button = document.createElement("button");
  button.addEventListener("click", onPress);
  document.body.append(button);
  return button;
};

/** `detail`: which press in a row at one place; 0 by a key. */
const press = (element: Element, detail: number) =>
  element.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));

beforeEach(() => {
  watchPresses();
  open = buttonThat(() => {
    roll = buttonThat(onRoll);
  });
});
afterEach(() => {
  document.body.replaceChildren();
  onRoll.mockClear();
});

it("keeps the second half of a double press from what the first has opened under it", () => {
  press(open, 1);
  expect(press(roll, 2)).toBe(false);
  expect(onRoll).not.toHaveBeenCalled();
  press(roll, 1);
  expect(onRoll).toHaveBeenCalledOnce();
});

it("keeps it as well from what appears where no button was pressed", () => {
  open.click();
  press(document.body, 1);
  press(roll, 2);
  expect(onRoll).not.toHaveBeenCalled();
});

it("lets one button be pressed as often as one likes, and any by a key", () => {
  press(open, 1);
  for (const times of [1, 2, 3]) press(roll, times);
  press(open, 0);
  press(roll, 0);
  expect(onRoll).toHaveBeenCalledTimes(4);
});
