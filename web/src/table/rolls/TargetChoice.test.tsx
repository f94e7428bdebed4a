import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { characters } from "domain/documents/character";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { characterOf } from "domain/testing/campaigns";
import { beforeEach, expect, it, vi } from "vitest";
import { documents } from "../../live/testing/documents";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import TargetChoice from "./TargetChoice";

beforeEach(() => documents.put(characters, ["lyra"], characterOf({ name: "Lyra", campaignId: "brumes" })));

/** The order that the MJ shares has these in it, by their ids and names. */
const order = (...names: readonly (readonly [id: string, name: string])[]) => {
  const entries = names.map(([id, name]) => ({ id, name, pronouns: "", role: "", value: 1 }));
  const shared = { order: entries, activeIndex: 0, round: 1 };
  documents.put(sharedInitiatives, ["brumes"], { revision: 1, shared, updatedAt: 1 });
};

const onAim = vi.fn();
const show = (target?: Parameters<typeof TargetChoice>[0]["target"]) =>
  render(<TargetChoice campaignId="brumes" target={target} onAim={onAim} />, { wrapper: MemberTestRoot });
const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const choose = (value: string) => fireEvent.change(screen.getByLabelText("Cible"), { target: { value } });

it("offers the heroes, and the creatures that the shared order shows", () => {
  order(["creature-1", "Gobelin 1"], ["lyra", "Lyra"], ["creature-2", "Gobelin 2"]);
  show();
  expect(names()).toEqual(["Personne", "Lyra", "Gobelin 1", "Gobelin 2"]);
  choose("creature-2");
  expect(onAim).toHaveBeenLastCalledWith({ id: "creature-2", name: "Gobelin 2", kind: "creature" });
  choose("lyra");
  expect(onAim).toHaveBeenLastCalledWith({ id: "lyra", name: "Lyra" });
  choose("");
  expect(onAim).toHaveBeenLastCalledWith(undefined);
});

it("tells two creatures of one name apart, and keeps the one that was chosen when it has left", () => {
  order(["creature-1", "Ogre"], ["creature-2", "Ogre"]);
  show({ id: "creature-2", name: "Ogre", kind: "creature" });
  expect(screen.getByLabelText<HTMLSelectElement>("Cible").value).toBe("creature-2");
  expect(names()).toEqual(["Personne", "Lyra", "Ogre", "Ogre"]);
  cleanup();
  order();
  show({ id: "creature-1", name: "Gobelin 1", kind: "creature" });
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Gobelin 1");
});
