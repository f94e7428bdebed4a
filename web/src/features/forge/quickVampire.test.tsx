import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { listCampaigns } from "domain/api/campaigns";
import { createCharacter, listCharacters } from "domain/api/characters";
import { characterOf } from "domain/testing/campaigns";
import { beforeAll, expect, it } from "vitest";
import { answers, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import ForgeScreen from "./ForgeScreen";

// The pages of the Forge are loaded on demand: not while a test waits for them.
beforeAll(async () => {
  await import("../../games/vampire/forge");
}, 60_000);

it("a vampire is made by fourteen presses and a name, with no choice that was not asked for", async () => {
  localStorage.clear();
  answers.on(listCampaigns, []);
  answers.on(listCharacters, []);
  answers.on(createCharacter, { id: "vera", ...characterOf({ system: "vampire", name: "Vera" }) });
  render(<ForgeScreen />, {
    wrapper: rootOf("nina", { at: "/atelier?make=character&system=vampire&step=clan" }),
  });
  let presses = 0;
  const press = async (role: "button" | "radio", name: string | RegExp, place?: HTMLElement) => {
    const at = place ? within(place) : screen;
    fireEvent.click(await at.findByRole(role, { name }));
    presses += 1;
  };
  const steps = () => screen.getByRole("navigation", { name: "Étapes" });
  await press("radio", /^Gangrel/);
  await press("radio", "Nouveau-né");
  await press("radio", "Treizième");
  for (const step of ["Attributs", "Compétences", "Disciplines", "Avantages"]) {
    await press("button", new RegExp(`^${step}`), steps());
    await press("button", "Répartir le reste au hasard");
  }
  await press("button", /Portrait/, steps());
  fireEvent.change(await screen.findByRole("textbox", { name: /^Nom/ }), { target: { value: "Vera" } });
  await press("button", "Relecture", steps());
  await press("button", "Créer le personnage");
  await waitFor(() => expect(sent(createCharacter)).toHaveLength(1));
  expect(presses).toBe(14);
  const [created] = sent(createCharacter);
  expect(created?.body).toMatchObject({
    class: "Gangrel",
    stats: { bloodPotency: 1, humanity: 7, hunger: 1, experience: { total: 15, spent: 0 } },
    data: { generation: "Treizième", predator: "", forge: { age: "neonate", gear: [] } },
  });
  expect(created?.body.stats?.powers).toHaveLength(3);
});
