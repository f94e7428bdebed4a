import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { type ListedPage, ListSection } from "./ListSection";

afterEach(cleanup);

interface Row {
  id: string;
  name: string;
}

type Sort = "name" | "age";

const rows: Row[] = [
  { id: "a", name: "Ana" },
  { id: "b", name: "Bob" },
];

function show(changes: Partial<ListedPage<Row, Sort>>) {
  const list: ListedPage<Row, Sort> = {
    rows,
    failed: false,
    total: 2,
    isPartial: false,
    busy: false,
    search: "",
    sorting: { sort: "name", direction: "asc" },
    firstRow: 0,
    hasPrevious: false,
    hasNext: false,
    searchFor: vi.fn(),
    sortBy: vi.fn(),
    next: vi.fn(),
    previous: vi.fn(),
    refresh: vi.fn(),
    ...changes,
  };
  render(
    <ListSection
      anchor="people"
      title="Membres"
      list={list}
      idOf={({ id }) => id}
      searchHint="Nom"
      empty="Personne."
      failure="Impossible de charger les membres"
      columns={[
        { id: "name", label: "Nom", sort: "name", role: "title", cell: ({ name }) => name },
        { id: "age", label: "Âge", sort: "age", cell: () => "—" },
      ]}
    />,
    { wrapper: MantineTestRoot },
  );
  return list;
}

it("a head sorts by its column, and turns the order of the one that sorts already", () => {
  const list = show({});
  expect(screen.getByRole("columnheader", { name: "Nom" }).getAttribute("aria-sort")).toBe("ascending");
  fireEvent.click(screen.getByRole("button", { name: "Nom" }));
  fireEvent.click(screen.getByRole("button", { name: "Âge" }));
  expect(list.sortBy).toHaveBeenNthCalledWith(1, { sort: "name", direction: "desc" });
  expect(list.sortBy).toHaveBeenNthCalledWith(2, { sort: "age", direction: "asc" });
});

it("a page says which rows of how many it shows, and leads on and back where there is more", () => {
  const list = show({ firstRow: 10, total: 10_234, hasPrevious: true, hasNext: false });
  expect(screen.getByText(/^11–12 sur 10\s234$/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Précédent" }));
  expect(list.previous).toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Suivant" }).hasAttribute("disabled")).toBe(true);
});

it("one page needs no way to others", () => {
  show({});
  expect(screen.queryByRole("button", { name: "Suivant" })).toBeNull();
});

it("nothing at all and nothing found are told apart", () => {
  show({ rows: [], total: 0 });
  expect(screen.getByText("Personne.")).toBeDefined();
  cleanup();
  show({ rows: [], total: 0, search: " zoé " });
  expect(screen.getByText("Rien ne commence par « zoé ».")).toBeDefined();
});

it("a failed refresh says so and keeps the rows there were", () => {
  const list = show({ failed: true });
  expect(screen.getByRole("alert").textContent).toContain("Impossible de charger les membres");
  expect(screen.getByRole("cell", { name: "Ana" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(list.refresh).toHaveBeenCalled();
});

it("a list that cannot be had waits no longer", () => {
  show({ rows: undefined, total: undefined });
  expect(screen.getByRole("status").textContent).toContain("Chargement...");
  cleanup();
  show({ rows: undefined, total: undefined, failed: true });
  expect(screen.getByRole("alert").textContent).toContain("Impossible de charger les membres");
  expect(screen.queryByRole("status")).toBeNull();
});

it("a search that is cut asks for a longer word", () => {
  show({ isPartial: true, search: "a" });
  expect(screen.getByText(/précise ta recherche/)).toBeDefined();
});
