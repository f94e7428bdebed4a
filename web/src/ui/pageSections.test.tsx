import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../testing/MantineTestRoot";
import { Panel } from "./Panel";
import { createPageSections, goToSection, PageSectionsProvider } from "./pageSections";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const sections = createPageSections();
const page = (titles: readonly string[]) => (
  <PageSectionsProvider value={sections}>
    {titles.map((title) => (
      <Panel key={title} title={title} section={title.slice(0, 6)} storageKey={title}>
        {title}
      </Panel>
    ))}
  </PageSectionsProvider>
);
const labels = () => sections.all().map(({ label }) => label);

it("lists the panels of a page in the order in which they stand, whenever they come", () => {
  const { rerender, unmount } = render(page(["Actions", "Sorts"]), { wrapper: MantineTestRoot });
  rerender(page(["Caractéristiques", "Actions", "Inventaire", "Sorts"]));
  expect(labels()).toEqual(["Caract", "Action", "Invent", "Sorts"]);
  unmount();
  expect(labels()).toEqual([]);
});

it("goes to one: unfolds it, scrolls to it and gives it the focus", async () => {
  localStorage.setItem("Sorts", "false");
  const scrolled = vi.fn();
  render(page(["Actions", "Sorts"]), { wrapper: MantineTestRoot });
  const control = screen.getByRole("button", { name: "Sorts" });
  expect(control.getAttribute("aria-expanded")).toBe("false");
  const section = sections.all().find(({ label }) => label === "Sorts");
  if (section === undefined) throw new Error("not listed");
  section.element.scrollIntoView = scrolled;
  goToSection(section, true);
  await vi.waitFor(() => expect(control.getAttribute("aria-expanded")).toBe("true"));
  expect(scrolled).toHaveBeenCalledWith({ behavior: "auto", block: "start" });
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Sorts" }));
});
