import { cleanup, screen, waitFor } from "@testing-library/react";
import type { CyberpunkOperation } from "domain/games/cyberpunk/play/play";
import { type CyberpunkLimits, type CyberpunkState, MAX_EDDIES } from "domain/games/cyberpunk/play/state";
import { numberText } from "domain/values/text/typedNumber";
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
  trackersOf,
  type,
} from "../../../kits/trackers/testing/showTrackers";
import CyberpunkTrackers from "./CyberpunkTrackers";

afterEach(cleanup);

const limits: CyberpunkLimits = {
  hitPoints: 40,
  luck: 6,
  humanity: 50,
  implants: [],
  implantPowers: [],
  body: 7,
  empathy: 5,
  armour: { head: 7, body: 11, shield: 0 },
  armourPenalty: 0,
  magazines: { lourd: { name: "Pistolet lourd", size: 8 }, assaut: { name: "Fusil d'assaut", size: 25 } },
};
const whole: CyberpunkState = {
  hitPointsLost: 22,
  stabilised: false,
  dead: false,
  deathSavePenalty: 1,
  injuries: { brokenArm: "open", concussion: "eased" },
  ablation: { body: 3 },
  luckSpent: 2,
  humanityLost: 8,
  implants: {},
  shotsFired: { assaut: 20 },
  eddies: 1540,
  improvementGained: 120,
  improvementSpent: 60,
};
const show = trackersOf<CyberpunkState, CyberpunkOperation, CyberpunkLimits>(
  CyberpunkTrackers,
  whole,
  limits,
);

describe("the hit points of an edgerunner", () => {
  it("are lost through the armour of the body, of the head by half, and directly", () => {
    const { pressed } = show();
    type("Nombre de points", "14");
    tap("Dégâts");
    pick("Tête");
    choose("Armure qui compte", "half");
    type("Nombre de points", "9");
    tap("Dégâts");
    pick("Direct");
    tap("Dégâts");
    tap("Soins");
    expect(pressed()).toEqual([
      { kind: "hit", location: "body", damage: 14, armour: "whole" },
      { kind: "hit", location: "head", damage: 9, armour: "half" },
      { kind: "damage", amount: 1 },
      { kind: "heal", amount: 1 },
    ]);
  });

  it.each(["-5", "", "1000000000"])("refuse « %s » as damage with a sentence", async (typed) => {
    const { pressed } = show();
    type("Nombre de points", typed);
    tap("Dégâts");
    expect(await screen.findByText("Écris un nombre entier de 1 à 999.")).toBeTruthy();
    expect(pressed()).toEqual([]);
  });

  it("say the wound and what it takes from every action", () => {
    show();
    expect(screen.getByText("Gravement blessé : −2 à toutes les actions")).toBeTruthy();
  });

  it("say nothing but their wholeness when they are whole, and take no more healing", () => {
    show({ state: { hitPointsLost: 0, injuries: {} } });
    expect(screen.getByText("Indemne")).toBeTruthy();
    expect(isBlocked("Soins")).toBe(true);
  });

  it("at 0 ask for death saves, and for somebody who stabilises", () => {
    const { pressed, rolled } = show({ state: { hitPointsLost: 40 } });
    tap("Jet de mort : 1d10 + 1 sous 7");
    tap("Stabiliser");
    expect(rolled()).toMatchObject([
      { dice: "1d10+1", label: "Jet de mort, sous 7", subject: { kind: "dying" } },
    ]);
    expect(pressed()).toEqual([{ kind: "stabilise" }]);
  });

  it("of the dead are neither lost nor healed", () => {
    show({ state: { dead: true } });
    expect([isBlocked("Dégâts"), isBlocked("Soins")]).toEqual([true, true]);
  });
});

describe("the gear of an edgerunner", () => {
  it("loses stopping power, gets it back, and is repaired", () => {
    const { pressed } = show();
    expect(isHeard("Corps 8 sur 11")).toBe(true);
    expect(isHeard("Bouclier 0 sur 0")).toBe(false);
    tap("Retirer 1 SP du corps");
    tap("Ajouter 1 SP du corps");
    tap("Réparer l'armure du corps");
    expect(isBlocked("Réparer l'armure de la tête")).toBe(true);
    expect(pressed()).toEqual([
      { kind: "ablate", location: "body", amount: 1 },
      { kind: "changeArmour", location: "body", by: 1 },
      { kind: "repairArmour", location: "body" },
    ]);
  });

  it("may be none at all", () => {
    show({ limits: { armour: { head: 0, body: 0, shield: 0 }, magazines: {} } });
    expect(screen.getByText("Tu ne portes pas d'armure.")).toBeTruthy();
    expect(screen.getByText("Aucune arme à chargeur dans ton inventaire.")).toBeTruthy();
  });

  it("fires what is left in each magazine, and reloads", () => {
    const { pressed } = show();
    tap("Pistolet lourd : tirer 1");
    tap("Fusil d'assaut : tirer 10");
    tap("Pistolet lourd : recharger");
    tap("Fusil d'assaut : recharger");
    expect(screen.queryByRole("button", { name: "Pistolet lourd : tirer 10" })).toBeNull();
    expect(pressed()).toEqual([
      { kind: "fire", weapon: "lourd", shots: 1 },
      { kind: "reload", weapon: "assaut" },
    ]);
  });
});

describe("the pools of an edgerunner", () => {
  it("of Luck are spent one by one or several at once, corrected, and filled at each session", async () => {
    const { pressed } = show();
    expect(isHeard("Chance 4 sur 6")).toBe(true);
    tap("Retirer 1 point de Chance");
    tap("Ajouter 1 point de Chance");
    type("Points de Chance", "3");
    card("Chance").getByRole("button", { name: "Dépenser" }).click();
    tap("Nouvelle séance : Chance entière");
    type("Points de Chance", "5");
    card("Chance").getByRole("button", { name: "Dépenser" }).click();
    expect(await screen.findByText("Écris un nombre entier de 1 à 4.")).toBeTruthy();
    expect(pressed()).toEqual([
      { kind: "spendLuck", amount: 1 },
      { kind: "changeLuck", by: 1 },
      { kind: "spendLuck", amount: 3 },
      { kind: "refillLuck" },
    ]);
  });

  it("of Humanity show the EMP that they leave", () => {
    const { pressed } = show();
    expect(button(/^Humanité/).textContent).toContain("42 / 50 · EMP 4");
    open("Humanité");
    type("Points d'Humanité", "7");
    tap("Perdre");
    tap("Regagner");
    expect(pressed()).toEqual([
      { kind: "loseHumanity", amount: 7 },
      { kind: "regainHumanity", amount: 1 },
    ]);
  });

  it("of money and improvement are gained and spent", () => {
    const { pressed } = show();
    open("Eddies");
    type("Nombre d'eddies", "1 000");
    tap("Gagner");
    type("Nombre d'eddies", "500");
    type("Ce que tu achètes (facultatif)", "Munitions");
    card(/^Eddies/)
      .getByRole("button", { name: "Dépenser" })
      .click();
    expect(pressed()).toEqual([
      { kind: "earnEddies", amount: 1000 },
      { kind: "spendEddies", amount: 500, on: "Munitions" },
    ]);
  });

  it("cannot be spent when they are empty", () => {
    show({ state: { luckSpent: 6, improvementSpent: 120 } });
    expect(isBlocked("Retirer 1 point de Chance")).toBe(true);
    open("Points d'amélioration");
    expect(isBlocked("Gagner")).toBe(false);
  });

  it("cannot be gained when they are full, which is said before the press", () => {
    show({ state: { eddies: MAX_EDDIES } });
    open("Eddies");
    expect(isBlocked("Gagner")).toBe(true);
    expect(button("Gagner").title).toBe(`Une fiche ne compte pas plus de ${numberText(MAX_EDDIES)} eb.`);
  });
});

describe("the injuries of an edgerunner", () => {
  it("say what they do, are eased, open again and treated", () => {
    const { pressed } = show();
    open("Blessures critiques");
    expect(screen.getByText("le bras ne sert plus, et ce qu'il tenait tombe")).toBeTruthy();
    tap("Bras cassé : soulager");
    tap("Commotion : l'effet revient");
    tap("Bras cassé : soigner");
    expect(pressed()).toEqual([
      { kind: "easeInjury", injury: "brokenArm" },
      { kind: "reopenInjury", injury: "concussion" },
      { kind: "treatInjury", injury: "brokenArm" },
    ]);
  });

  it("come from the tables by 2d6", async () => {
    const { pressed, thrown } = show({ faces: [[3, 5]] });
    open("Blessures critiques");
    tap("Lancer 2d6 pour une blessure : Tête");
    const chosen = screen.getByRole<HTMLSelectElement>("combobox", { name: "Nouvelle blessure" });
    await waitFor(() => expect(chosen.value).toBe("whiplash"));
    tap("Ajouter la blessure");
    expect(thrown()).toEqual([[6, 2]]);
    expect(pressed()).toEqual([{ kind: "addInjury", injury: "whiplash", bonusDamage: true }]);
  });

  it("may be written in words, and without their damage", async () => {
    const { pressed } = show();
    open("Blessures critiques");
    choose("Nouvelle blessure", "own");
    tap("Ajouter la blessure");
    expect(await screen.findByText("Décris la blessure.")).toBeTruthy();
    type("Ta blessure", "__proto__");
    expect(await screen.findByText(/^Lettres, chiffres/)).toBeTruthy();
    type("Ta blessure", " Côte froissée ");
    check("Avec ses 5 dégâts directs");
    tap("Ajouter la blessure");
    expect(pressed()).toEqual([{ kind: "addInjury", injury: "Côte froissée", bonusDamage: false }]);
  });

  it("are not there twice", () => {
    show();
    open("Blessures critiques");
    choose("Nouvelle blessure", "brokenArm");
    expect(isBlocked("Ajouter la blessure")).toBe(true);
    expect(button("Ajouter la blessure").title).toBe("Cette blessure est déjà notée.");
  });
});

describe("the care of an edgerunner", () => {
  it("asks to stabilise before a day of rest heals", () => {
    const { pressed } = show();
    open("Soins et repos");
    tap("Journée de repos");
    expect(screen.getByText(/^Il faut d'abord être stabilisé/)).toBeTruthy();
    tap("Se reposer un jour");
    tap("Stabiliser");
    expect(pressed()).toEqual([{ kind: "stabilise" }]);
  });

  it("says what first aid must beat, until somebody has", () => {
    const said = "Stabiliser : Premiers soins ou Médecine d'urgence au-dessus de 13.";
    show();
    open("Soins et repos");
    expect(screen.getByText(said)).toBeTruthy();
    cleanup();
    show({ state: { stabilised: true } });
    open("Soins et repos");
    expect(screen.queryByText(/^Stabiliser :/)).toBeNull();
  });

  it("says what a day of rest gives before it is taken: BODY hit points", () => {
    const { pressed } = show({ state: { stabilised: true } });
    open("Soins et repos");
    tap("Journée de repos");
    expect(screen.getByText("+7 PV : 25 / 40 PV")).toBeTruthy();
    tap("Se reposer un jour");
    expect(pressed()).toEqual([{ kind: "heal", amount: 7 }]);
    expect(screen.queryByRole("button", { name: "Se reposer un jour" })).toBeNull();
  });

  it("may be given up", () => {
    const { pressed } = show({ state: { stabilised: true } });
    open("Soins et repos");
    tap("Journée de repos");
    tap("Annuler");
    tap("Mort");
    expect(pressed()).toEqual([{ kind: "setDead", dead: true }]);
  });
});
