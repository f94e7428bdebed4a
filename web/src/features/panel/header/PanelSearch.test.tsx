import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { PanelSearch } from "./PanelSearch";

afterEach(cleanup);

it("presses what was found on Enter and forgets the search on Escape, but not within a composition", () => {
  const [onPick, onSearch] = [vi.fn(), vi.fn()];
  render(<PanelSearch ref={createRef()} search="perce" {...{ onPick, onSearch }} />, {
    wrapper: MantineTestRoot,
  });
  const field = screen.getByRole("searchbox");
  for (const key of ["Enter", "Escape"]) fireEvent.keyDown(field, { key, keyCode: 229 });
  expect([onPick.mock.calls, onSearch.mock.calls]).toEqual([[], []]);
  for (const key of ["Enter", "Escape"]) fireEvent.keyDown(field, { key });
  expect([onPick.mock.calls, onSearch.mock.calls]).toEqual([[[]], [[""]]]);
});
