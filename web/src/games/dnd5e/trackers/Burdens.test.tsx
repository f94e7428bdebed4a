import { cleanup, screen, waitFor } from "@testing-library/react";
import { FRESH_STATE } from "domain/games/dnd5e/play/state";
import { stateWith, withPoints } from "domain/testing/dnd5ePlay";
import { afterEach, describe, expect, it } from "vitest";
import { choose, isBlocked, isHeard, open, tap, type } from "../../../kits/trackers/testing/showTrackers";
import { show } from "./shownDnd5e";

afterEach(cleanup);

describe("the concentration of a D&D character", () => {
  it("begins with a spell's name and level", async () => {
    const { pressed } = show();
    open("Concentration");
    tap("Se concentrer");
    expect(await screen.findByText("Donne un nom.")).toBeTruthy();
    type("Sort", " Bénédiction ");
    choose("Niveau", "2");
    tap("Se concentrer");
    expect(pressed()).toEqual([{ kind: "concentrate", spell: "Bénédiction", level: 2 }]);
  });

  it("is saved against the oldest difficulty, with the character's bonus, by a roll that the table sees", () => {
    const concentration = { spell: "Bénédiction", level: 1, saves: [10, 13] };
    const { pressed, rolled } = show({ state: stateWith({ concentration }) });
    expect(screen.getByText("Concentration à sauver : DD 10, puis 1 autre.")).toBeTruthy();
    tap("Sauvegarde de Constitution");
    expect(rolled()).toEqual([
      expect.objectContaining({
        settles: "concentration",
        spec: { game: "dnd5e", modifier: expect.any(Number), mode: "normal", difficulty: 10 },
      }),
    ]);
    tap("Mettre fin à la concentration");
    expect(pressed()).toEqual([{ kind: "endConcentration" }]);
  });

  it("without threat asks for no save", () => {
    show({ state: stateWith({ concentration: { spell: "Lumière", level: 0, saves: [] } }) });
    expect(screen.getByText("(sort mineur)")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Sauvegarde de Constitution" })).toBeNull();
  });
});

describe("the conditions of a D&D character", () => {
  it("say what they do and how long, and are removed", () => {
    const { pressed } = show({ state: stateWith({ conditions: { poisoned: { rounds: 3 }, prone: {} } }) });
    expect(screen.getByText("3 tours")).toBeTruthy();
    expect(screen.getByText("Tests et attaques avec désavantage.")).toBeTruthy();
    tap("Retirer l'état À terre");
    tap("Fin de mon tour");
    expect(pressed()).toEqual([{ kind: "removeCondition", condition: "prone" }, { kind: "endTurn" }]);
  });

  it("are counted by the fight that the character is in", () => {
    show({ state: stateWith({ conditions: { poisoned: { rounds: 3 } } }), inFight: true });
    expect(screen.queryByRole("button", { name: "Fin de mon tour" })).toBeNull();
    expect(screen.getByText("Le combat compte tes tours.")).toBeTruthy();
  });

  it("are added for so many rounds, or until somebody removes them", async () => {
    const { pressed } = show();
    expect(screen.getByText("Aucun état ne t'affecte.")).toBeTruthy();
    tap("Nouvel état");
    choose("État", "stunned");
    expect(screen.getByText("Tu ne bouges pas et parles à peine.")).toBeTruthy();
    type("Tours (0 : jusqu'à ce qu'on le retire)", "2");
    tap("Ajouter l'état");
    tap("Ajouter l'état");
    type("Tours (0 : jusqu'à ce qu'on le retire)", "101");
    tap("Ajouter l'état");
    expect(await screen.findByText("Écris un nombre entier de 0 à 100.")).toBeTruthy();
    expect(pressed()).toEqual([
      { kind: "addCondition", condition: "stunned", rounds: 2 },
      { kind: "addCondition", condition: "stunned" },
    ]);
  });

  it("that others bring along cannot be removed by themselves", () => {
    show({ state: withPoints(0) });
    expect(screen.getByText("Inconscient")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Retirer l'état Inconscient" })).toBeNull();
  });

  it("have a fifteenth, exhaustion, by levels", () => {
    const { pressed } = show({ state: stateWith({ exhaustion: 2 }) });
    open("Épuisement");
    expect(isHeard("Épuisement 2 sur 6")).toBe(true);
    expect(screen.getByText("Vitesse divisée par deux.")).toBeTruthy();
    tap("Ajouter 1 niveau d'épuisement");
    tap("Retirer 1 niveau d'épuisement");
    expect(pressed()).toEqual([
      { kind: "gainExhaustion", levels: 1 },
      { kind: "loseExhaustion", levels: 1 },
    ]);
  });
});

describe("the rests of a D&D character", () => {
  const tired = withPoints(10, {
    hitDice: { ...FRESH_STATE.hitDice, d10: 1 },
    slots: { ...FRESH_STATE.slots, "1": 2, pact: 1 },
    resources: { layOnHands: 4 },
  });

  it("spend hit dice that are rolled, and give them back", async () => {
    const { pressed, thrown } = show({ state: tired, faces: [[7]] });
    expect(isHeard("Dés de vie d10 2 sur 3")).toBe(true);
    tap("Lancer 1 dé de vie d10");
    await waitFor(() => expect(pressed()).toHaveLength(1));
    tap("Ajouter 1 dé de vie d10");
    expect(isBlocked("Ajouter 1 dé de vie d8")).toBe(true);
    expect(thrown()).toEqual([[10, 1]]);
    expect(pressed()).toEqual([
      { kind: "spendHitDie", die: "d10", rolled: 7 },
      { kind: "recoverHitDice", die: "d10", count: 1 },
    ]);
  });

  it("spend no hit die while the character is dying", () => {
    const { thrown } = show({ state: withPoints(0) });
    tap("Lancer 1 dé de vie d10");
    expect(isBlocked("Lancer 1 dé de vie d10")).toBe(true);
    expect(thrown()).toEqual([]);
  });

  it("are said before a long one is taken, and can be given up", () => {
    const { pressed } = show({ state: tired });
    tap("Repos long");
    for (const gain of [
      "+20 PV",
      "+1 dé de vie",
      "+2 emplacements de niveau 1",
      "Imposition des mains : +4",
    ]) {
      expect(screen.getByText(gain)).toBeTruthy();
    }
    tap("Annuler");
    expect(pressed()).toEqual([]);
    tap("Repos long");
    tap("Prendre un repos long");
    expect(pressed()).toEqual([{ kind: "longRest" }]);
  });

  it("say that hit dice mend whom a short one gives nothing else, and that nothing is to recover else", () => {
    show({ state: withPoints(6) });
    tap("Repos court");
    expect(screen.getByText("Tes dés de vie rendent des PV : choisis combien en lancer.")).toBeTruthy();
    cleanup();
    show();
    tap("Repos court");
    expect(screen.getByText("Il n'y a rien à récupérer.")).toBeTruthy();
  });

  it("roll the dice that a short one was told to, of each size", async () => {
    const { pressed, thrown } = show({ state: tired, faces: [[3, 9], [5]] });
    tap("Repos court");
    expect(screen.getByText("+1 emplacement de pacte")).toBeTruthy();
    tap("Ajouter 1 dé d10 à lancer");
    tap("Ajouter 1 dé d10 à lancer");
    expect(isBlocked("Ajouter 1 dé d10 à lancer")).toBe(true);
    tap("Ajouter 1 dé d8 à lancer");
    tap("Prendre un repos court");
    await waitFor(() => expect(pressed()).toHaveLength(1));
    expect(thrown()).toEqual([
      [10, 2],
      [8, 1],
    ]);
    const hitDice = [
      { die: "d10", rolled: 3 },
      { die: "d10", rolled: 9 },
      { die: "d8", rolled: 5 },
    ];
    expect(pressed()).toEqual([{ kind: "shortRest", hitDice }]);
  });

  it("are refused with their sentence before they are asked for", () => {
    const { pressed } = show({ state: withPoints(0) });
    tap("Repos long");
    expect(screen.getByText("Il faut au moins 1 PV pour profiter d'un repos long.")).toBeTruthy();
    tap("Prendre un repos long");
    expect(pressed()).toEqual([]);
  });
});
