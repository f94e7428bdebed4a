import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import TargetChoice from "./TargetChoice";

vi.mock("../../live/characters", () => ({
  useCampaignCharacters: () => ({ status: "ready", data: [{ id: "lyra", name: "Lyra" }] }),
}));
const live = vi.hoisted(() => ({ order: [] as { id: string; name: string }[] }));
vi.mock("../../live/fights", () => ({
  useLiveInitiative: () => ({ status: "ready", data: { shared: { order: live.order } } }),
}));
afterEach(cleanup);

const onAim = vi.fn();
const show = (target?: Parameters<typeof TargetChoice>[0]["target"]) =>
  render(<TargetChoice campaignId="brumes" target={target} onAim={onAim} />, { wrapper: MantineTestRoot });
const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const choose = (value: string) => fireEvent.change(screen.getByLabelText("Cible"), { target: { value } });

it("offers the heroes, and the creatures that the shared order shows", () => {
  live.order = [
    { id: "creature-1", name: "Gobelin 1" },
    { id: "lyra", name: "Lyra" },
    { id: "creature-2", name: "Gobelin 2" },
  ];
  show();
  expect(names()).toEqual(["Personne", "Lyra", "Gobelin 1", "Gobelin 2"]);
  choose("creature:Gobelin 2");
  expect(onAim).toHaveBeenLastCalledWith({ id: "creature-2", name: "Gobelin 2", kind: "creature" });
  choose("lyra");
  expect(onAim).toHaveBeenLastCalledWith({ id: "lyra", name: "Lyra" });
  choose("");
  expect(onAim).toHaveBeenLastCalledWith(undefined);
});

it("keeps the creature that was chosen, whatever number it has by now", () => {
  live.order = [
    { id: "creature-1", name: "Ogre" },
    { id: "creature-2", name: "Gobelin 1" },
  ];
  show({ id: "creature-1", name: "Gobelin 1", kind: "creature" });
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Gobelin 1");
  expect(names()).toEqual(["Personne", "Lyra", "Ogre", "Gobelin 1"]);
  cleanup();
  live.order = [];
  show({ id: "creature-1", name: "Gobelin 1", kind: "creature" });
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Gobelin 1");
});
