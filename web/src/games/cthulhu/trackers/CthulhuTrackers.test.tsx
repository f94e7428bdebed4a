import { cleanup, screen, waitFor } from "@testing-library/react";
import type { CthulhuOperation } from "domain/games/cthulhu/play/play";
import type { CthulhuLimits, CthulhuState } from "domain/games/cthulhu/play/state";
import { afterEach, describe, expect, it } from "vitest";
import {
  button,
  card,
  choose,
  isBlocked,
  isHeard,
  open,
  tap,
  trackersOf,
  type,
} from "../../../kits/trackers/testing/showTrackers";
import CthulhuTrackers from "./CthulhuTrackers";

afterEach(cleanup);

const limits: CthulhuLimits = {
  hitPoints: 12,
  magic: 11,
  armour: 0,
  sanity: 94,
  skills: { listen: 45, spotHidden: 62, occult: 20 },
  magazines: {},
};
const whole: CthulhuState = {
  hitPointsLost: 4,
  majorWound: false,
  consciousnessDue: false,
  unconscious: false,
  dying: false,
  dead: false,
  magicSpent: 3,
  sanity: 51,
  sanityAtDawn: 55,
  insanity: "none",
  shockDue: false,
  bout: false,
  boutIs: 0,
  mythosMaddened: false,
  mythosAsked: false,
  luck: 48,
  cash: 40,
  ticks: { listen: "ticked", spotHidden: "ticked" },
  skillGains: {},
  shotsFired: {},
};
const show = trackersOf<CthulhuState, CthulhuOperation, CthulhuLimits>(CthulhuTrackers, whole, limits);
const DYING: Partial<CthulhuState> = { hitPointsLost: 12, majorWound: true, dying: true, unconscious: true };

describe("the hit points of an investigator", () => {
  it("are lost and healed by any amount", () => {
    const { pressed } = show();
    type("Nombre de points", "6");
    tap("Dégâts");
    tap("Soins");
    expect(pressed()).toEqual([
      { kind: "damage", amount: 6 },
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

  it("come with a major wound and unconsciousness that can be set", () => {
    const { pressed } = show({ state: { majorWound: true } });
    expect(screen.getByText("Blessure grave.")).toBeTruthy();
    expect(button("Blessure grave").getAttribute("aria-pressed")).toBe("true");
    tap("Blessure grave");
    tap("Sans connaissance");
    expect(pressed()).toEqual([
      { kind: "setMajorWound", majorWound: false },
      { kind: "setUnconscious", unconscious: true },
    ]);
  });

  it("ask for the CON roll that keeps one awake or alive, with its percentage", () => {
    const { rolled } = show({
      state: { majorWound: true, consciousnessDue: true },
      limits: { constitution: 60 },
    });
    tap("Jet de CON pour rester conscient");
    cleanup();
    const { rolled: whenDying } = show({ state: DYING, limits: { constitution: 60 } });
    tap("Jet de CON");
    expect([...rolled(), ...whenDying()]).toEqual([
      expect.objectContaining({ label: "CON", settles: "consciousness" }),
      expect.objectContaining({ label: "CON", settles: "dying" }),
    ]);
    expect(screen.queryByRole("button", { name: "CON réussi" })).toBeNull();
  });

  it("of the dying whose CON is not known are marked by hand, or given first aid", () => {
    const { pressed } = show({ state: DYING });
    expect(screen.getByText(/^À l'agonie/)).toBeTruthy();
    expect(isBlocked("Soins")).toBe(true);
    tap("CON réussi");
    tap("CON raté");
    tap("Premiers soins");
    expect(pressed()).toEqual([
      { kind: "dyingRoll", passed: true },
      { kind: "dyingRoll", passed: false },
      { kind: "stabilise" },
    ]);
  });

  it("of the dead are not lost any more", () => {
    show({ state: { dead: true } });
    expect(screen.getByText("Mort.")).toBeTruthy();
    expect(isBlocked("Dégâts")).toBe(true);
  });
});

describe("the Sanity of an investigator", () => {
  it("says what was lost since the day began, and what would be too much", () => {
    show();
    expect(screen.getByText(/Perdu depuis : 4 \(folie indéterminée à 11\)/)).toBeTruthy();
  });

  it("is lost by an amount or by dice, and regained", async () => {
    const { pressed, thrown } = show({ faces: [[4], [7, 2]] });
    type("Points de SAN", "5");
    card("Santé mentale").getByRole("button", { name: "Perdre" }).click();
    card("Santé mentale").getByRole("button", { name: "Regagner" }).click();
    tap("Lancer et perdre");
    await waitFor(() => expect(pressed()).toHaveLength(3));
    choose("Dés de la perte", "6");
    tap("Lancer et perdre");
    await waitFor(() => expect(pressed()).toHaveLength(4));
    expect(thrown()).toEqual([
      [6, 1],
      [10, 2],
    ]);
    expect(pressed()).toEqual([
      { kind: "loseSanity", amount: 5 },
      { kind: "gainSanity", amount: 1 },
      { kind: "loseSanity", amount: 4, faces: [4] },
      { kind: "loseSanity", amount: 9, faces: [7, 2] },
    ]);
  });

  it("is spared during a bout, and when there is none left", () => {
    show({ state: { bout: true, insanity: "temporary" } });
    expect(screen.getByText("Crise de folie : tu ne perds plus de SAN.")).toBeTruthy();
    expect(isBlocked("Lancer et perdre")).toBe(true);
    expect(button("Lancer et perdre").title).toBe("En pleine crise de folie, la SAN ne baisse plus.");
    cleanup();
    show({ state: { sanity: 0, insanity: "permanent" } });
    expect([isBlocked("Perdre"), isBlocked("Regagner")]).toEqual([true, true]);
  });

  it("has a bout that a die decides", async () => {
    const { pressed } = show({ state: { bout: true, insanity: "temporary" }, faces: [[3]] });
    open("Folie");
    tap("Tirer la crise (1d8)");
    await waitFor(() => expect(pressed()).toEqual([{ kind: "drawBout", face: 3 }]));
    cleanup();
    show({ state: { bout: true, boutIs: 3, insanity: "temporary" } });
    open("Folie");
    expect(
      screen.getByText("En pleine crise, ton personnage suit le premier venu comme un enfant."),
    ).toBeDefined();
  });

  it("breaks into insanity, whose bouts last as long as a die says", async () => {
    const { pressed } = show({ state: { bout: true, insanity: "temporary" }, faces: [[6]] });
    open("Folie");
    tap("Durée de la crise (1d10)");
    expect(await screen.findByText(/^Ta crise dure 6 rounds/)).toBeTruthy();
    tap("Fin de la crise");
    tap("Folie indéterminée");
    tap("Retrouver la raison");
    tap("Nouveau jour");
    expect(pressed()).toEqual([
      { kind: "endBout" },
      { kind: "goInsane", insanity: "indefinite" },
      { kind: "endInsanity" },
      { kind: "newDay" },
    ]);
  });

  it("of which the Mythos is the cause teaches of it, the first time more", () => {
    const { pressed } = show({ state: { insanity: "temporary", mythosAsked: true } });
    open("Folie");
    tap("C'était le Mythe : +5 % de Mythe de Cthulhu");
    expect(pressed()).toEqual([{ kind: "blameMythos" }]);
    cleanup();
    show({ state: { insanity: "temporary", mythosAsked: true, mythosMaddened: true } });
    open("Folie");
    expect(button("C'était le Mythe : +1 % de Mythe de Cthulhu")).toBeTruthy();
    cleanup();
    show({ state: { insanity: "temporary" } });
    open("Folie");
    expect(screen.queryByRole("button", { name: /^C'était le Mythe/ })).toBeNull();
  });

  it("of the permanently insane is beyond that", () => {
    show({ state: { insanity: "permanent", sanity: 0 } });
    open("Folie");
    expect([isBlocked("Folie temporaire"), isBlocked("Retrouver la raison")]).toEqual([true, true]);
  });
});

describe("the pools of an investigator", () => {
  it("of Luck are spent, and recovered at the end of a session", async () => {
    const { pressed, thrown } = show({ faces: [[73], [4]] });
    expect(isHeard("Chance 48 sur 99")).toBe(true);
    type("Points de Chance", "12");
    card("Chance").getByRole("button", { name: "Dépenser" }).click();
    tap("Fin de séance : 1d100 contre 48");
    await waitFor(() => expect(pressed()).toHaveLength(2));
    expect(thrown()).toEqual([
      [100, 1],
      [10, 1],
    ]);
    expect(pressed()).toEqual([
      { kind: "spendLuck", amount: 12 },
      { kind: "recoverLuck", roll: 73, gain: 4 },
    ]);
  });

  it("of Luck are corrected by one in both directions", () => {
    const { pressed } = show();
    tap("Retirer 1 point de Chance");
    tap("Ajouter 1 point de Chance");
    expect(pressed()).toEqual([
      { kind: "spendLuck", amount: 1 },
      { kind: "changeLuck", by: 1 },
    ]);
  });

  it("of magic are spent and recovered", () => {
    const { pressed } = show();
    tap("Retirer 1 PM");
    tap("Ajouter 1 PM");
    type("Points de magie", "9");
    card("Magie").getByRole("button", { name: "Dépenser" }).click();
    card("Magie").getByRole("button", { name: "Récupérer" }).click();
    expect(pressed()).toEqual([
      { kind: "spendMagic", amount: 1 },
      { kind: "recoverMagic", amount: 1 },
      { kind: "spendMagic", amount: 9 },
      { kind: "recoverMagic", amount: 1 },
    ]);
  });

  it("of magic take no more than they hold", () => {
    show({ state: { magicSpent: 0 } });
    expect(isBlocked("Ajouter 1 PM")).toBe(true);
  });
});

describe("the skills of an investigator", () => {
  it("are ticked and unticked, but for those that grow otherwise", () => {
    const { pressed } = show();
    open("Compétences à vérifier");
    const select = screen.getByRole("combobox", { name: "Compétence réussie" });
    const offered = [...select.querySelectorAll("option")].map(({ value }) => value);
    expect(offered).not.toContain("cthulhuMythos");
    expect(offered).not.toContain("listen");
    choose("Compétence réussie", "occult");
    tap("Cocher");
    tap("Décocher Écouter");
    expect(pressed()).toEqual([
      { kind: "tickSkill", skill: "occult" },
      { kind: "untickSkill", skill: "listen" },
    ]);
  });

  it("are checked one by one, or all at the end of a session", async () => {
    const { pressed, thrown } = show({ faces: [[80], [6], [2, 3], [90, 12], [3, 9], [4, 5, 6, 1]] });
    open("Compétences à vérifier");
    tap("Vérifier Écouter");
    await waitFor(() => expect(pressed()).toHaveLength(1));
    tap("Fin de séance : tout vérifier");
    await waitFor(() => expect(pressed()).toHaveLength(3));
    expect(thrown()).toEqual([
      [100, 1],
      [10, 1],
      [6, 2],
      [100, 2],
      [10, 2],
      [6, 4],
    ]);
    expect(pressed()).toEqual([
      { kind: "checkSkill", skill: "listen", roll: 80, gain: 6, mastery: [2, 3] },
      { kind: "checkSkill", skill: "listen", roll: 90, gain: 3, mastery: [4, 5] },
      { kind: "checkSkill", skill: "spotHidden", roll: 12, gain: 9, mastery: [6, 1] },
    ]);
  });
});

describe("the care of an investigator", () => {
  it("is first aid, medicine and a week of rest, said before it is taken", async () => {
    const { pressed, thrown } = show({ faces: [[2]] });
    open("Soins et repos");
    tap("Premiers soins : 1 PV");
    tap("Médecine : 1d3 PV");
    await waitFor(() => expect(pressed()).toHaveLength(2));
    tap("Une semaine de repos");
    expect(screen.getByText("+4 PV : 12 / 12 PV")).toBeTruthy();
    tap("Se reposer");
    expect(thrown()).toEqual([[3, 1]]);
    expect(pressed()).toEqual([
      { kind: "heal", amount: 1 },
      { kind: "heal", amount: 2 },
      { kind: "heal", amount: 7 },
      { kind: "recoverMagic", amount: 3 },
      { kind: "newDay" },
    ]);
  });

  it("of a major wound takes dice", async () => {
    const { pressed } = show({ state: { majorWound: true }, faces: [[3, 1]] });
    open("Soins et repos");
    tap("Une semaine, CON extrême : 2d3 PV");
    await waitFor(() => expect(pressed()).toEqual([{ kind: "heal", amount: 4 }]));
  });

  it("stabilises the dying before anything else", () => {
    const { pressed } = show({ state: DYING });
    open("Soins et repos");
    expect(isBlocked("Médecine : 1d3 PV")).toBe(true);
    expect(button("Médecine : 1d3 PV").title).toBe("À l'agonie : il faut d'abord des premiers soins.");
    tap("Premiers soins : stabiliser");
    expect(pressed()).toEqual([{ kind: "stabilise" }]);
  });
});
