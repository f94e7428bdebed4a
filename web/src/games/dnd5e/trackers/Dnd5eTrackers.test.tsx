import { cleanup, screen } from "@testing-library/react";
import { DEATH_SAVE } from "domain/games/dnd5e/deathSave";
import { FRESH_STATE } from "domain/games/dnd5e/play/state";
import { stateWith, withPoints } from "domain/testing/dnd5ePlay";
import { afterEach, describe, expect, it } from "vitest";
import {
  button,
  card,
  check,
  choose,
  isBlocked,
  isHeard,
  open,
  pick,
  tap,
  type,
} from "../../../kits/trackers/testing/showTrackers";
import { show } from "./shownDnd5e";

afterEach(cleanup);

describe("the hit points of a D&D character", () => {
  it("are lost, healed and topped up by any amount, with a type of damage or without", () => {
    const { pressed } = show({ state: withPoints(20) });
    type("Nombre de points", "7");
    tap("Dégâts");
    choose("Type de dégâts", "fire");
    type("Nombre de points", "12");
    tap("Dégâts");
    tap("Soins");
    type("Nombre de points", "5");
    tap("Temporaires");
    expect(pressed()).toEqual([
      { kind: "damage", amount: 7 },
      { kind: "damage", amount: 12, type: "fire" },
      { kind: "heal", amount: 1 },
      { kind: "grantTemporary", amount: 5 },
    ]);
  });

  it.each(["-5", "", "1000000000", "1e9", "7,5"])(
    "refuse « %s » as damage with a sentence",
    async (typed) => {
      const { pressed } = show();
      type("Nombre de points", typed);
      tap("Dégâts");
      expect(await screen.findByText("Écris un nombre entier de 1 à 9 999.")).toBeTruthy();
      expect(pressed()).toEqual([]);
    },
  );

  it("stand between their own − and +, and no other pair stands by the amount", () => {
    const { pressed, view } = show({
      state: stateWith({ hitPoints: { lost: 3, temporary: 0, reduction: 0 } }),
    });
    tap("Retirer 1 PV");
    tap("Ajouter 1 PV");
    expect(pressed()).toEqual([
      { kind: "damage", amount: 1 },
      { kind: "heal", amount: 1 },
    ]);
    expect(screen.queryByRole("button", { name: /^Nombre de points/ })).toBeNull();
    view.unmount();
    show({ state: stateWith({ hitPoints: { lost: 0, temporary: 0, reduction: 0 } }) });
    expect(isBlocked("Ajouter 1 PV")).toBe(true);
  });

  it("show what is temporary and what reduces the maximum, and take no healing when they are whole", () => {
    show({ state: stateWith({ hitPoints: { lost: 0, temporary: 5, reduction: 4 } }) });
    expect(screen.getByText("+5 temporaires")).toBeTruthy();
    expect(screen.getByText("Maximum réduit de 4")).toBeTruthy();
    expect(isBlocked("Soins")).toBe(true);
  });

  it("that the sheet does not give are neither lost nor healed", () => {
    show({ limits: { hitPoints: undefined } });
    expect(screen.getByText("Ce personnage n'a pas de points de vie renseignés.")).toBeTruthy();
    expect([isBlocked("Dégâts"), isBlocked("Soins")]).toEqual([true, true]);
  });

  it("are corrected, and their maximum is reduced and given back", () => {
    const { pressed } = show({ state: stateWith({ hitPoints: { lost: 3, temporary: 5, reduction: 4 } }) });
    open("Maximum et corrections");
    type("Points du maximum", "2");
    tap("Réduire");
    tap("Rendre");
    type("PV temporaires à retirer", "3");
    tap("Retirer");
    type("PV actuels", "9");
    tap("Fixer");
    expect(pressed()).toEqual([
      { kind: "reduceMaximum", amount: 2 },
      { kind: "restoreMaximum", amount: 1 },
      { kind: "loseTemporary", amount: 3 },
      { kind: "setHitPoints", current: 9 },
    ]);
  });
});

describe("a D&D character at 0 hit points", () => {
  it("rolls death saves, is marked and stabilised, and fails twice by a critical hit", () => {
    const { pressed, rolled } = show({ state: withPoints(0, { deathSaves: { successes: 1, failures: 1 } }) });
    expect([isHeard("Succès 1 sur 3"), isHeard("Échecs 1 sur 3")]).toEqual([true, true]);
    tap("Jet contre la mort");
    tap("Stabiliser");
    tap("Ajouter 1 échec contre la mort");
    tap("Retirer 1 succès contre la mort");
    check("Coup critique : deux échecs");
    tap("Dégâts");
    expect(rolled()).toEqual([DEATH_SAVE]);
    expect(pressed()).toEqual([
      { kind: "stabilise" },
      { kind: "changeDeathSaves", mark: "failures", by: 1 },
      { kind: "changeDeathSaves", mark: "successes", by: -1 },
      { kind: "damage", amount: 1, critical: true },
    ]);
  });

  it("that is stable rolls no more", () => {
    show({ state: withPoints(0, { deathSaves: { successes: 3, failures: 0 } }) });
    expect(screen.getByText("Sans connaissance, mais stable.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Jet contre la mort" })).toBeNull();
  });

  it("or above that is dead of exhaustion says so, and has a way back", () => {
    show({ state: withPoints(9, { exhaustion: 6 }) });
    expect(screen.getByText("Mort.", { selector: "[role=note] *" })).toBeTruthy();
    expect(button("Ramener à la vie")).toBeTruthy();
    expect(isBlocked("Retirer 1 PV")).toBe(true);
  });

  it("that is dead comes back with as many hit points as are said", () => {
    const { pressed } = show({ state: withPoints(0, { deathSaves: { successes: 0, failures: 3 } }) });
    expect(screen.getByText("Mort.", { selector: "[role=note] *" })).toBeTruthy();
    expect(isBlocked("Dégâts")).toBe(true);
    type("PV au retour à la vie", "4");
    tap("Ramener à la vie");
    expect(pressed()).toEqual([{ kind: "revive", hitPoints: 4 }]);
  });
});

describe("the means of a D&D character", () => {
  it("are slots by level and those of a pact", () => {
    const { pressed } = show({ state: stateWith({ slots: { ...FRESH_STATE.slots, "1": 1, pact: 2 } }) });
    expect([isHeard("Niveau 1 2 sur 3"), isHeard("Pacte, niveau 2 0 sur 2")]).toEqual([true, true]);
    tap("Retirer 1 emplacement de niveau 1");
    tap("Ajouter 1 emplacement de niveau 1");
    tap("Ajouter 1 emplacement de pacte");
    expect(isBlocked("Retirer 1 emplacement de pacte")).toBe(true);
    expect(isBlocked("Ajouter 1 emplacement de niveau 2")).toBe(true);
    expect(pressed()).toEqual([
      { kind: "spendSlot", level: 1 },
      { kind: "recoverSlot", level: 1 },
      { kind: "recoverPactSlot" },
    ]);
  });

  it("have no place for slots that nobody has", () => {
    show({ limits: { spellSlots: [0, 0, 0, 0, 0, 0, 0, 0, 0], pactSlots: { count: 0, level: 0 } } });
    expect(screen.queryByRole("region", { name: "Emplacements de sorts" })).toBeNull();
  });

  it("are resources, spent one by one or several at once, and inspiration", () => {
    const { pressed } = show({ state: stateWith({ resources: { layOnHands: 4 } }) });
    expect(screen.getByText("Repos court : +4 · Repos long : tout")).toBeTruthy();
    tap("Retirer 1 : Conduit divin");
    tap("Ajouter 1 : Imposition des mains");
    type("Imposition des mains, plusieurs", "6");
    card("Ressources").getAllByRole("button", { name: "Dépenser" })[0]?.click();
    tap("Recevoir l'inspiration");
    expect(pressed()).toEqual([
      { kind: "spendResource", id: "channelDivinity", uses: 1 },
      { kind: "recoverResource", id: "layOnHands", uses: 1 },
      { kind: "spendResource", id: "layOnHands", uses: 6 },
      { kind: "gainInspiration" },
    ]);
    cleanup();
    const inspired = show({ state: stateWith({ inspiration: true }) });
    tap("Inspiration : dépenser");
    expect(inspired.pressed()).toEqual([{ kind: "spendInspiration" }]);
  });

  it("are resources of one's own: added with a name, changed and removed", async () => {
    const own = { "own-a": { name: "Flèches", max: 3, recharge: "never" } } as const;
    const { pressed } = show({ state: stateWith({ ownResources: own }) });
    open("Ressources à toi");
    tap("Ajouter la ressource");
    expect(await screen.findByText("Donne un nom.")).toBeTruthy();
    type("Nouvelle ressource", "Charges de baguette");
    type("Utilisations", "7");
    choose("Revient à un", "shortRest");
    tap("Ajouter la ressource");
    tap("Modifier Flèches");
    type("Utilisations", "5");
    tap("Enregistrer");
    tap("Retirer la ressource Flèches");
    expect(pressed()).toEqual([
      {
        kind: "putOwnResource",
        id: expect.stringMatching(/^own-[a-z0-9-]{1,40}$/),
        resource: { name: "Charges de baguette", max: 7, recharge: "shortRest" },
      },
      { kind: "putOwnResource", id: "own-a", resource: { name: "Flèches", max: 5, recharge: "never" } },
      { kind: "removeOwnResource", id: "own-a" },
    ]);
  });

  it("are no experience at a table of milestones, nor a level of those who count none", () => {
    show({ milestones: true });
    expect(screen.queryByRole("button", { name: /^Expérience/ })).toBeNull();
    cleanup();
    show();
    expect(button(/^Expérience/).textContent).not.toContain("niveau 1");
  });

  it("are experience and coins", () => {
    const { pressed } = show({
      state: stateWith({ coins: { ...FRESH_STATE.coins, gp: 12 }, experience: 900 }),
    });
    expect(button(/^Expérience/).textContent).toContain("900 XP (niveau 3)");
    expect(button(/^Bourse/).textContent).toContain("12 po");
    open("Expérience");
    type("Points d'expérience", "450");
    tap("Gagner");
    open("Bourse");
    type("Nombre de pièces", "3");
    card(/^Bourse/)
      .getByRole("button", { name: "Dépenser" })
      .click();
    pick("pa");
    tap("Recevoir");
    expect(pressed()).toEqual([
      { kind: "gainExperience", amount: 450 },
      { kind: "spendCoins", coin: "gp", amount: 3 },
      { kind: "gainCoins", coin: "sp", amount: 1 },
    ]);
  });
});

it("a D&D character that one may only look at has no working control, but tells what its conditions do", () => {
  show({ state: stateWith({ conditions: { prone: {} } }), disabled: true });
  expect(button("Dégâts").closest("fieldset")?.disabled).toBe(true);
  expect(screen.getByText("À terre").closest("summary")).toBeTruthy();
});

describe("the rage of a barbarian", () => {
  const resources = [{ id: "rage", name: "Rages", max: 2, shortRest: 0 } as const];
  const barbarian = { canRage: true, resources };

  it("begins and ends with one press, and shows what it resists", () => {
    const { pressed } = show({ limits: barbarian });
    tap("Entrer en rage");
    cleanup();
    expect(pressed()).toEqual([{ kind: "startRage" }]);
    const raging = show({ limits: barbarian, state: stateWith({ raging: true, resources: { rage: 2 } }) });
    expect(screen.getByText("Résistances : contondant, perforant, tranchant")).toBeTruthy();
    tap("En rage : y mettre fin");
    expect(raging.pressed()).toEqual([{ kind: "endRage" }]);
  });

  it("says how many turns are left, and has a button for their end", () => {
    const { pressed } = show({ limits: barbarian, state: stateWith({ raging: true, rageRounds: 7 }) });
    expect(screen.getByText("Rage : encore 7 tours.")).toBeTruthy();
    tap("Fin de mon tour");
    expect(pressed()).toEqual([{ kind: "endTurn" }]);
  });

  it("does not begin without one left, and is no other class's", () => {
    show({ limits: barbarian, state: stateWith({ resources: { rage: 2 } }) });
    expect(isBlocked("Entrer en rage")).toBe(true);
    cleanup();
    show();
    expect(screen.queryByRole("button", { name: /rage/ })).toBeNull();
    expect(screen.queryByText(/^Résistances/)).toBeNull();
  });
});
