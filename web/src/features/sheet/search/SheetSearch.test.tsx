import { fireEvent, render, screen, within } from "@testing-library/react";
import { MAX_FAVOURITES } from "domain/table/rolls/favouriteRolls";
import { beforeEach, expect, it, vi } from "vitest";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { createSearchIndex } from "../../../kits/sheet/searchIndex";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import SheetSearch from "./SheetSearch";

const KEY = STORAGE_KEYS.favouriteRolls("nina", "lia");
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
const done: string[] = [];
const onClose = vi.fn();

beforeEach(() => {
  localStorage.clear();
  done.length = 0;
  onClose.mockClear();
});

function show() {
  const index = createSearchIndex();
  const run = (label: string) => () => void done.push(label);
  index.add("items", () => [{ group: "Objets", label: "Épée courte", run: run("item") }]);
  const rolls = [
    ["Compétences", "Perception", "+5"],
    ["Compétences", "Discrétion", "+9"],
    ["Sauvegardes", "Sauvegarde de Force", "+4"],
  ] as const;
  index.add("rolls", () =>
    rolls.map(([group, label, detail]) => ({ group, label, detail, rolls: true, run: run(label) })),
  );
  const keys = { keyActive: true, onKeyActive: () => undefined };
  render(<SheetSearch {...{ index, onClose }} {...keys} characterId="lia" />, { wrapper: MemberTestRoot });
}
const field = () => screen.getByRole("searchbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const runs = () => [...document.querySelectorAll("[data-result]")].map((one) => one.textContent);

it("lists everything under its own titles, rolls before items", () => {
  show();
  expect(screen.getAllByRole("region").map((one) => one.getAttribute("aria-label"))).toEqual([
    ...["Compétences", "Sauvegardes", "Objets"],
  ]);
  expect(runs()).toEqual([
    ...[
      "Lancer Perception +5",
      "Lancer Discrétion +9",
      "Lancer : Sauvegarde de Force +4",
      "Ouvrir Épée courte ",
    ],
  ]);
});

it("walks by the arrows, but for those that choose in a composition", () => {
  show();
  field().focus();
  fireEvent.keyDown(field(), { key: "ArrowDown", keyCode: 229 });
  expect(document.activeElement).toBe(field());
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toContain("Perception");
});

it("does at once what was found first, and closes", () => {
  show();
  type("force");
  fireEvent.submit(field());
  expect(done).toEqual(["Sauvegarde de Force"]);
  expect(onClose).toHaveBeenCalledTimes(1);
  type("épée");
  fireEvent.click(screen.getByRole("button", { name: "Ouvrir Épée courte" }));
  expect(done).toEqual(["Sauvegarde de Force", "item"]);
  type("boule de feu");
  expect(screen.getByText("Rien sur cette fiche ne porte ce nom.")).toBeTruthy();
  fireEvent.submit(field());
  expect(done).toHaveLength(2);
});

it("finds each of two things of one name", () => {
  const index = createSearchIndex();
  const run = (label: string) => () => void done.push(label);
  const potions = ["première", "seconde"].map((which) => ({
    group: "Objets",
    label: "Potion",
    run: run(which),
  }));
  index.add("items", () => potions);
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const keys = { keyActive: true, onKeyActive: () => undefined };
  render(<SheetSearch {...{ index, onClose }} {...keys} characterId="lia" />, { wrapper: MemberTestRoot });
  for (const potion of screen.getAllByRole("button", { name: "Ouvrir Potion" })) fireEvent.click(potion);
  expect(done).toEqual(["première", "seconde"]);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

it("is walked with the arrows", () => {
  show();
  field().focus();
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toBe("Lancer Perception +5");
  fireEvent.keyDown(document.activeElement ?? field(), { key: "ArrowUp" });
  expect(document.activeElement).toBe(field());
});

it("keeps the starred rolls on this device, for this person and character, and no more than fit", () => {
  const others = Array.from({ length: MAX_FAVOURITES - 1 }, (_, place) => `Jet ${place}`);
  localStorage.setItem(KEY, JSON.stringify(others));
  show();
  const star = within(screen.getByRole("region", { name: "Compétences" })).getByRole("button", {
    name: "Perception : favori",
  });
  fireEvent.click(star);
  expect(stored()).toEqual([...others, "Perception"]);
  expect(star.getAttribute("aria-pressed")).toBe("true");
  const [full] = screen.getAllByRole("button", { name: `${MAX_FAVOURITES} favoris au plus` });
  if (full) fireEvent.click(full);
  expect(stored()).toHaveLength(MAX_FAVOURITES);
  fireEvent.click(star);
  expect(stored()).toEqual(others);
});
