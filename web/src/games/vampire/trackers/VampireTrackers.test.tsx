import { cleanup, screen, waitFor } from "@testing-library/react";
import type { VampireOperation } from "domain/games/vampire/play/play";
import {
  FRESH_STATE,
  NO_GIFTS,
  type VampireLimits,
  type VampireState,
} from "domain/games/vampire/play/state";
import { afterEach, describe, expect, it } from "vitest";
import {
  button,
  card,
  check,
  choose,
  isBlocked,
  isHeard,
  open,
  tap,
  trackersOf,
  type,
} from "../../../kits/trackers/testing/showTrackers";
import VampireTrackers from "./VampireTrackers";

afterEach(cleanup);

const limits: VampireLimits = {
  ...NO_GIFTS,
  health: 7,
  willpower: 5,
  willpowerRecovery: 3,
  bloodPotency: 2,
};
const whole: VampireState = {
  ...FRESH_STATE,
  healthSuperficial: 2,
  healthAggravated: 1,
  willpowerSuperficial: 1,
  willpowerAggravated: 0,
  hunger: 3,
  humanity: 6,
  stains: 2,
  degenerating: false,
  frenzyDue: 0,
  frenzied: false,
  humour: "sanguine",
  intensity: "intense",
  resonanceNote: "",
  experienceGained: 24,
  experienceSpent: 15,
};
const show = trackersOf<VampireState, VampireOperation, VampireLimits>(VampireTrackers, whole, limits);

describe("the frenzy of a vampire", () => {
  it("is resisted while it is due, and passes", () => {
    const { rolled } = show({ state: { frenzyDue: 3 } });
    tap("Résister à la frénésie (difficulté 3)");
    expect(rolled()).toEqual([expect.objectContaining({ settles: "frenzy" })]);
    cleanup();
    const { pressed } = show({ state: { frenzied: true } });
    expect(screen.getByText("Frénésie : la Bête agit à ta place.")).toBeTruthy();
    tap("La frénésie passe");
    expect(pressed()).toEqual([{ kind: "endFrenzy" }]);
  });
});

describe("the powers of a vampire that last for the scene", () => {
  it("are told until the scene ends", () => {
    const { pressed } = show({ state: { prouesse: true, cuirEpais: true } });
    expect(screen.getByText("Pouvoirs qui durent : Cuir épais, Prouesse.")).toBeTruthy();
    tap("Fin de la scène");
    expect(pressed()).toEqual([{ kind: "endScene" }]);
    cleanup();
    show({ state: { prouesse: true } });
    expect(screen.getByText("Pouvoir qui dure : Prouesse.")).toBeTruthy();
    cleanup();
    show();
    expect(screen.queryByRole("button", { name: "Fin de la scène" })).toBeNull();
  });
});

describe("the Hunger of a vampire", () => {
  it("is heard with its bounds, and goes up and down by one", () => {
    const { pressed } = show();
    expect(isHeard("Faim 3 sur 5")).toBe(true);
    tap("Retirer 1 point de Faim");
    tap("Ajouter 1 point de Faim");
    expect(pressed()).toEqual([
      { kind: "changeHunger", by: -1 },
      { kind: "changeHunger", by: 1 },
    ]);
  });

  it("stays within its bounds, where no blood can be roused either", () => {
    const { pressed } = show({ state: { hunger: 5 } });
    expect(isBlocked("Ajouter 1 point de Faim")).toBe(true);
    tap("Ajouter 1 point de Faim");
    tap(/^Exalter \(/);
    tap(/^Coup de sang/);
    expect(pressed()).toEqual([]);
    for (const name of [/^Exalter \(/, /^Coup de sang/, /^Exalter pour guérir/]) {
      expect(isBlocked(name)).toBe(true);
      expect(button(name).title).toBe("À Faim 5, le sang ne s'exalte plus.");
    }
    expect(screen.getByText("Faim 5 : le sang ne s'exalte plus.")).toBeTruthy();
  });

  it("is tested with two dice for a power that Blood Potency makes easy, with one beyond", async () => {
    const { pressed, thrown } = show({ faces: [[3, 8], [4]] });
    tap("Exalter (2 dés)");
    await waitFor(() => expect(pressed()).toHaveLength(1));
    choose("Niveau du pouvoir", "2");
    tap("Exalter (1 dé)");
    await waitFor(() => expect(pressed()).toHaveLength(2));
    expect(thrown()).toEqual([
      [10, 2],
      [10, 1],
    ]);
    expect(pressed()).toEqual([
      { kind: "rouse", faces: [3, 8], purpose: "power", level: 1 },
      { kind: "rouse", faces: [4], purpose: "power", level: 2 },
    ]);
  });

  it("is tested once for a surge and for waking", async () => {
    const { pressed } = show({ faces: [[7], [2]] });
    tap("Coup de sang (+2)");
    await waitFor(() => expect(pressed()).toHaveLength(1));
    open("Nuit et séance");
    tap("Réveil de la nuit (1 dé)");
    await waitFor(() => expect(pressed()).toHaveLength(2));
    expect(pressed()).toEqual([
      { kind: "rouse", faces: [7], purpose: "surge" },
      { kind: "rouse", faces: [2], purpose: "waking" },
    ]);
  });

  it("is slaked by blood of each kind", () => {
    const { pressed } = show();
    open("Se nourrir");
    type("Faim apaisée", "2");
    check("Vidé de son sang, il en meurt");
    tap("Boire");
    choose("Sang bu", "animal");
    expect(isBlocked("Boire")).toBe(true);
    type("Faim apaisée", "2");
    tap("Boire");
    expect(pressed()).toEqual([
      { kind: "feed", source: "human", amount: 2, killed: true },
      { kind: "feed", source: "animal", amount: 2, killed: false },
    ]);
  });
});

describe("the tracks of a vampire", () => {
  it("say each kind of mark without a colour", () => {
    show();
    expect(screen.getByRole("img", { name: "Santé : 2 superficiels, 1 aggravé, 4 libres" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Volonté : 1 superficiel, 0 aggravé, 4 libres" })).toBeTruthy();
  });

  it("take damage halved unless it is said otherwise, never aggravated damage", () => {
    const { pressed } = show();
    type("Points de Santé", "4");
    card("Santé").getByRole("button", { name: "Dégâts superficiels" }).click();
    card("Santé").getByRole("checkbox", { name: "Superficiels divisés par deux" }).click();
    type("Points de Santé", "3");
    card("Santé").getByRole("button", { name: "Dégâts superficiels" }).click();
    card("Volonté").getByRole("button", { name: "Dégâts aggravés" }).click();
    expect(pressed()).toEqual([
      { kind: "damage", track: "health", severity: "superficial", amount: 4, halved: true },
      { kind: "damage", track: "health", severity: "superficial", amount: 3, halved: false },
      { kind: "damage", track: "willpower", severity: "aggravated", amount: 1, halved: false },
    ]);
  });

  it.each(["-5", "", "1000000000", "2,5", "abc"])(
    "refuse « %s » as damage with a sentence",
    async (typed) => {
      const { pressed } = show();
      type("Points de Santé", typed);
      card("Santé").getByRole("button", { name: "Dégâts superficiels" }).click();
      expect(await screen.findByText("Écris un nombre entier de 1 à 99.")).toBeTruthy();
      expect(pressed()).toEqual([]);
    },
  );

  it("heal each kind, and mend by the blood", async () => {
    const { pressed } = show({ faces: [[9]] });
    card("Santé").getByRole("button", { name: "Guérir superficiels" }).click();
    card("Santé").getByRole("button", { name: "Guérir aggravés" }).click();
    tap("Exalter pour guérir 2 superficiels");
    await waitFor(() => expect(pressed()).toHaveLength(3));
    expect(pressed()).toEqual([
      { kind: "heal", track: "health", superficial: 1, aggravated: 0 },
      { kind: "heal", track: "health", superficial: 0, aggravated: 1 },
      { kind: "mend", faces: [9] },
    ]);
  });

  it("have nothing to heal when they are whole, and say what a full one costs", () => {
    show({ state: { healthSuperficial: 4, healthAggravated: 3, willpowerSuperficial: 0 } });
    expect(screen.getByRole("img", { name: "Santé : 4 superficiels, 3 aggravés, 0 libre" })).toBeTruthy();
    expect(screen.getByText("0 case libre sur 7")).toBeTruthy();
    expect(screen.getByText("Diminué : 2 dés de moins à tes jets physiques.")).toBeTruthy();
    const heal = card("Volonté").getByRole("button", { name: "Guérir superficiels" });
    expect(heal.getAttribute("aria-disabled")).toBe("true");
  });

  it("say torpor, and a broken will", () => {
    show({
      state: { healthSuperficial: 0, healthAggravated: 7, willpowerSuperficial: 0, willpowerAggravated: 5 },
    });
    expect(screen.getByText(/^Torpeur/)).toBeTruthy();
    expect(screen.getByText(/^Volonté brisée/)).toBeTruthy();
  });

  it("spend and recover Willpower", () => {
    const { pressed } = show();
    tap("Dépenser 1 point de Volonté");
    open("Nuit et séance");
    tap("Nouvelle séance : 3 de Volonté");
    expect(pressed()).toEqual([{ kind: "spendWillpower" }, { kind: "recoverWillpower" }]);
  });

  it("pay an aggravated wound with three rouse checks", async () => {
    const { pressed } = show({ faces: [[1, 6, 9]] });
    open("Nuit et séance");
    tap("Guérir 1 aggravé de Santé (3 exaltations)");
    await waitFor(() => expect(pressed()).toEqual([{ kind: "mendAggravated", faces: [1, 6, 9] }]));
  });
});

describe("the rest of a vampire's night", () => {
  it("stains Humanity, one by one and several at once, and rolls remorse with the dice that are left", async () => {
    const { pressed, thrown } = show({ faces: [[2, 6]] });
    expect(screen.getByRole("img", { name: "Humanité 6 sur 10, 2 souillures" })).toBeTruthy();
    tap("Ajouter 1 souillure");
    tap("Retirer 1 souillure");
    type("Nombre de souillures", "3");
    tap("Se souiller");
    tap("Remords (2 dés)");
    await waitFor(() => expect(pressed()).toHaveLength(4));
    expect(thrown()).toEqual([[10, 2]]);
    expect(pressed()).toEqual([
      { kind: "stain", amount: 1 },
      { kind: "removeStains", amount: 1 },
      { kind: "stain", amount: 3 },
      { kind: "remorse", faces: [2, 6] },
    ]);
  });

  it("has no remorse without stains", () => {
    show({ state: { stains: 0 } });
    expect(isBlocked(/^Remords/)).toBe(true);
    expect(button(/^Remords/).title).toBe("Aucune souillure à regretter.");
  });

  it("notes the resonance of the blood, and what it helps", () => {
    const { pressed } = show();
    open("Résonance");
    expect(screen.getByText("+1 dé : Sorcellerie du sang, Présence")).toBeTruthy();
    choose("Humeur", "animal");
    choose("Intensité", "acute");
    type("Note, dyscrasie (facultatif)", "  Loup   affamé ");
    tap("Noter la résonance");
    expect(pressed()).toEqual([
      { kind: "setResonance", humour: "animal", intensity: "acute", note: "Loup affamé" },
    ]);
  });

  it("says what follows from Blood Potency", () => {
    show();
    open("Puissance du sang");
    expect(screen.getByText("Le sang d'animal et de poche te nourrit à moitié.")).toBeTruthy();
    expect(screen.getByText("Sévérité du fléau : 2.")).toBeTruthy();
  });

  it("says the bane of its clan with its severity, and its compulsion", () => {
    show({ limits: { clan: "toreador" } });
    open("Puissance du sang");
    expect(screen.getByText(/^Fléau, sévérité 2 : Loin de toute beauté/)).toBeTruthy();
    expect(screen.getByText(/^Compulsion : Une chose belle te retient/)).toBeTruthy();
    expect(screen.queryByText("Sévérité du fléau : 2.")).toBeNull();
  });

  it("gains experience and spends it on something", () => {
    const { pressed } = show();
    open("Expérience");
    type("Points d'expérience", "2");
    tap("Gagner");
    type("Points d'expérience", "6");
    type("Ce que tu achètes (facultatif)", "Présence 3");
    tap("Dépenser");
    expect(pressed()).toEqual([
      { kind: "gainExperience", amount: 2 },
      { kind: "spendExperience", amount: 6, on: "Présence 3" },
    ]);
  });

  it("is only looked at by who may change nothing, folds included", () => {
    show({ disabled: true });
    expect(button("Ajouter 1 point de Faim").closest("fieldset")?.disabled).toBe(true);
    expect(button(/^Puissance du sang/).closest("fieldset")).toBeNull();
  });
});
