import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MantineTestRoot } from "../testing/MantineTestRoot";
import { Panel } from "./Panel";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = (storageKey: string) =>
  render(
    <Panel title="Profil et traits" storageKey={storageKey}>
      Soldat
    </Panel>,
    { wrapper: MantineTestRoot },
  );
const panel = () => screen.getByRole("button", { name: "Profil et traits" });

it("a panel stays on this device as it was left, and no other one with it", () => {
  show("one");
  expect(panel().getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(panel());
  cleanup();
  show("one");
  expect(panel().getAttribute("aria-expanded")).toBe("false");
  cleanup();
  show("another");
  expect(panel().getAttribute("aria-expanded")).toBe("true");
});
