import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { listCampaigns } from "domain/api/campaignList";
import { createCharacter, listCharacters } from "domain/api/characters";
import { characterOf } from "domain/testing/campaigns";
import type { SystemId } from "domain/values/systemIds";
import { beforeAll, describe, expect, it } from "vitest";
import { answers, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import ForgeScreen from "./ForgeScreen";

// The pages of the Forge are loaded on demand: not while a test waits for them.
beforeAll(async () => {
  await import("../../games/cyberpunk/forge");
  await import("../../games/vampire/forge");
  await import("../../games/cthulhu/forge");
}, 60_000);

type Press = (role: "button" | "radio", name: string | RegExp) => Promise<void>;

const steps = () => screen.getByRole("navigation", { name: "Étapes" });

/** Makes a character by the presses of `choose`, then gives it a name: how many presses it took, and what was sent. */
async function made(system: SystemId, step: string, name: string, choose: (press: Press) => Promise<void>) {
  localStorage.clear();
  answers.on(listCampaigns, []);
  answers.on(listCharacters, []);
  answers.on(createCharacter, { id: "new", ...characterOf({ system, name }) });
  const before = sent(createCharacter).length;
  render(<ForgeScreen />, {
    wrapper: rootOf("nina", { at: `/atelier?make=character&system=${system}&step=${step}` }),
  });
  let presses = 0;
  const pressIn = async (place: HTMLElement, ...[role, text]: Parameters<Press>) => {
    fireEvent.click(await within(place).findByRole(role, { name: text }));
    presses += 1;
  };
  const press: Press = (...what) => pressIn(document.body, ...what);
  await choose(press);
  await pressIn(steps(), "button", /Portrait/);
  fireEvent.change(await screen.findByRole("textbox", { name: /^Nom/ }), { target: { value: name } });
  await pressIn(steps(), "button", /Relecture/);
  await press("button", "Créer le personnage");
  await waitFor(() => expect(sent(createCharacter)).toHaveLength(before + 1));
  return { presses, body: sent(createCharacter)[before]?.body };
}

describe("a character is made quickly, with no choice that was not asked for", () => {
  it("an edgerunner by eight presses and a name", async () => {
    const { presses, body } = await made("cyberpunk", "role", "Rook", async (press) => {
      await press("radio", /^Solo/);
      for (const step of ["Caractéristiques", "Compétences"]) {
        await press("button", step);
        await press("button", "Répartir le reste au hasard");
      }
    });
    expect(presses).toBe(8);
    expect(body).toMatchObject({
      ...{ class: "Solo", stats: { armor: { head: 0, body: 0, shield: 0 } } },
      data: { roleAbility: "Sens du combat (rang 4)", forge: { gear: [], customRole: "" } },
    });
  });

  it("a vampire by fourteen", async () => {
    const { presses, body } = await made("vampire", "clan", "Vera", async (press) => {
      await press("radio", /^Gangrel/);
      await press("radio", "Nouveau-né");
      await press("radio", "Treizième");
      for (const step of ["Attributs", "Compétences", "Disciplines", "Avantages"]) {
        await press("button", step);
        await press("button", "Répartir le reste au hasard");
      }
    });
    expect(presses).toBe(14);
    expect(body).toMatchObject({
      class: "Gangrel",
      stats: { bloodPotency: 1, humanity: 7, hunger: 1, experience: { total: 15, spent: 0 } },
      data: { generation: "Treizième", predator: "", forge: { age: "neonate", gear: [] } },
    });
    expect(body?.stats?.powers).toHaveLength(3);
  });

  it("an investigator by nine", async () => {
    const { presses, body } = await made("cthulhu", "occupation", "Odette", async (press) => {
      await press("radio", /^Journaliste/);
      await press("button", "Caractéristiques");
      await press("radio", "Jets de dés");
      await press("button", "Lancer les dés");
      await screen.findByText(/^Chance :/);
      await press("button", "Compétences");
      await press("button", "Répartir le reste au hasard");
    });
    expect(presses).toBe(9);
    expect(body).toMatchObject({
      class: "Journaliste",
      data: { age: 30, residence: "", forge: { gear: [], method: "rolled", customOccupation: "" } },
    });
  });
});
