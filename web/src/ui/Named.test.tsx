import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MantineTestRoot } from "../testing/MantineTestRoot";
import { Named } from "./Named";
import { Panel } from "./Panel";

beforeEach(() => localStorage.setItem("folded", "false"));
afterEach(cleanup);

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <MantineTestRoot>
        <Panel title="En jeu" storageKey="folded">
          <Named anchor="repos">{(isNamed) => <p>{isNamed ? "Le prendre" : "Repos"}</p>}</Named>
        </Panel>
      </MantineTestRoot>
    </MemoryRouter>,
  );
const unfolded = () => screen.getByRole("button", { name: "En jeu" }).getAttribute("aria-expanded");

it("what the address names is unfolded, and comes to the keyboard", async () => {
  show("/character/lorien#repos");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Le prendre"));
  expect(unfolded()).toBe("true");
});

it("what it does not name stays folded", () => {
  show("/character/lorien#niveau");
  expect(unfolded()).toBe("false");
});
