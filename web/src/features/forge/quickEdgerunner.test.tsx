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
  await import("../../games/cyberpunk/forge");
}, 60_000);

it("an edgerunner is made by eight presses and a name, with no choice that was not asked for", async () => {
  localStorage.clear();
  answers.on(listCampaigns, []);
  answers.on(listCharacters, []);
  answers.on(createCharacter, { id: "rook", ...characterOf({ system: "cyberpunk", name: "Rook" }) });
  render(<ForgeScreen />, {
    wrapper: rootOf("nina", { at: "/atelier?make=character&system=cyberpunk&step=role" }),
  });
  let presses = 0;
  const press = async (role: "button" | "radio", name: string | RegExp, place?: HTMLElement) => {
    const at = place ? within(place) : screen;
    fireEvent.click(await at.findByRole(role, { name }));
    presses += 1;
  };
  const steps = () => screen.getByRole("navigation", { name: "Étapes" });
  await press("radio", /^Solo/);
  await press("button", "Caractéristiques");
  await press("button", "Répartir le reste au hasard");
  await press("button", "Compétences");
  await press("button", "Répartir le reste au hasard");
  await press("button", /Portrait/, steps());
  fireEvent.change(await screen.findByRole("textbox", { name: /^Nom/ }), { target: { value: "Rook" } });
  await press("button", "Relecture", steps());
  await press("button", "Créer le personnage");
  await waitFor(() => expect(sent(createCharacter)).toHaveLength(1));
  expect(presses).toBe(8);
  expect(sent(createCharacter)[0]?.body).toMatchObject({
    ...{ class: "Solo", stats: { armor: { head: 0, body: 0, shield: 0 } } },
    data: { roleAbility: "Sens du combat (rang 4)", forge: { gear: [], customRole: "" } },
  });
});
