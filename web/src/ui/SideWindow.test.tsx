import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../testing/MantineTestRoot";
import { SidePlaceProvider, SideWindow } from "./SideWindow";

afterEach(cleanup);

function Screen() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Ouvrir
      </button>
      <div ref={setPlace} />
      <SidePlaceProvider value={place}>
        {opened && (
          <SideWindow title="Sauvegardes" onClose={() => setOpened(false)}>
            Lia
          </SideWindow>
        )}
      </SidePlaceProvider>
    </>
  );
}

it("stands beside what goes on, which is used meanwhile, until Escape is pressed anywhere", () => {
  render(<Screen />, { wrapper: MantineTestRoot });
  const button = screen.getByRole("button", { name: "Ouvrir" });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Sauvegardes" }));
  fireEvent.pointerDown(button);
  expect(screen.getByText("Lia")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByText("Lia")).toBeNull();
  expect(document.activeElement).toBe(button);
});
