import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { listItems } from "domain/api/items";
import { changePlayState } from "domain/api/play";
import { rollForTable, type TableRollView } from "domain/api/rolls";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import { characterOf } from "domain/testing/campaigns";
import type { SystemId } from "domain/values/systemIds";
import { beforeEach, describe, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, sent } from "../../testing/answers";
import { playState, playTaken, tableRoll } from "../../testing/fixtures";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import HeroDice from "./HeroDice";
import type { TrayHero } from "./trayHero";
import { useTableDice } from "./useTableDice";

const written = () => sent(changePlayState).flatMap(({ body }) => body.entries);

interface TrayProps {
  system: SystemId;
  heroes: readonly TrayHero[];
  connected: boolean;
}

function Tray({ system, heroes, connected }: TrayProps) {
  return <HeroDice dice={useTableDice("brumes", system, false)} connected={connected} heroes={heroes} />;
}

const show = (system: SystemId, heroes: readonly TrayHero[], connected = true) =>
  render(<Tray {...{ system, heroes, connected }} />, { wrapper: MemberTestRoot });
const hero = (id: string, name: string, system: SystemId, stats: object): TrayHero => ({
  ...{ id, name, system, userId: "nina", campaignId: "brumes", data: {} },
  stats: { ...stats },
});
const vampire = (id: string, name: string, strength: number) =>
  hero(id, name, "vampire", { attributes: { strength, stamina: 2 }, hunger: 2 });

const type = (label: string, value: string | number) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: String(value) } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const choose = async (label: string) =>
  type("Jet de la fiche", (await screen.findByRole<HTMLOptionElement>("option", { name: label })).value);
const throwDice = async () => {
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Jeter" })).toHaveProperty("disabled", false),
  );
  press("Jeter");
};

/** What the server is asked to roll, newest last. */
const asked = () => sent(rollForTable).map(({ body }) => body);

const plainDie = (value: number) => ({ sides: 10, value, kept: true, sign: 1, role: "plain" }) as const;
const answer = (fields: Partial<TableRollView>) =>
  answers.on(rollForTable, tableRoll({ id: "un", ...fields }));
/** What play did to a character. */
const inPlay = (id: string, state: object) => documents.put(playStates, [id], playState({ ...state }));

beforeEach(() => {
  answers.on(changePlayState, playTaken);
  documents.put(characters, ["gob"], characterOf({ name: "Gobelin", campaignId: "brumes" }));
  answer({});
});

describe("the rolls of a sheet in the table's tray", () => {
  it("are those of the chosen character, with what its state says of now", async () => {
    inPlay("a", {});
    inPlay("b", { hunger: 3 });
    show("vampire", [vampire("a", "Ombeline", 2), vampire("b", "Aldric", 4)]);
    type("Personnage", "b");
    await choose("Force");
    await throwDice();
    // The sheet says Hunger 2, the state in play 3.
    const roll = { game: "vampire", dice: 4, hungerDice: 3 };
    await waitFor(() =>
      expect(asked()).toMatchObject([{ label: "Force", roll, characterId: "b", notes: [] }]),
    );
  }, 30_000);

  it("take the penalty of wounds, say it, and leave it out where it is taken off", async () => {
    const stats = { attributes: { ref: 8 }, skills: { handgun: 6 }, hp: { current: 40, max: 40 } };
    inPlay("v", { hitPointsLost: 30 });
    show("cyberpunk", [hero("v", "Vik", "cyberpunk", stats)]);
    await choose("REF");
    await screen.findByRole("button", { name: "Options du jet (1)" });
    await throwDice();
    await waitFor(() =>
      expect(asked()[0]).toMatchObject({
        roll: { game: "cyberpunk", modifier: 6 },
        notes: ["Gravement blessé : −2"],
      }),
    );
    press(/^Options du jet/);
    fireEvent.click(screen.getByRole("checkbox", { name: "Gravement blessé : −2" }));
    await throwDice();
    await waitFor(() => expect(asked()[1]).toMatchObject({ roll: { modifier: 8 }, notes: [] }));
  }, 30_000);

  it("in D&D count what is worn: armour, and a cloak on saves", async () => {
    inPlay("l", {});
    const worn = (itemId: string) => ({ itemId, equipped: true, attuned: true });
    const stats = {
      abilityScores: { str: 12, dex: 14 },
      inventoryItems: [worn("dnd5e-harnois"), worn("dnd5e-cape-de-protection")],
    };
    show("dnd5e", [{ ...hero("l", "Lia", "dnd5e", stats), data: { level: 1 } }]);
    await choose("Discrétion");
    await screen.findByRole("button", { name: "Options du jet (1)" });
    await throwDice();
    const notes = ["Discrétion (Harnois) : désavantage"];
    await waitFor(() =>
      expect(asked()[0]).toMatchObject({ roll: { modifier: 2, mode: "disadvantage" }, notes }),
    );
    await choose("Sauvegarde de Dextérité");
    await throwDice();
    await waitFor(() =>
      expect(asked()[1]).toMatchObject({ roll: { modifier: 3, mode: "normal" }, notes: [] }),
    );
  }, 30_000);

  it("in D&D meet a condition, the situation, added dice, a difficulty and a target", async () => {
    answers.on(listItems, []);
    inPlay("l", { conditions: { poisoned: {} } });
    const sword = { itemId: "e", equipped: true, snapshot: { name: "Épée", category: "Arme" } };
    const stats = { abilityScores: { str: 16 }, inventoryItems: [sword] };
    show("dnd5e", [{ ...hero("l", "Lia", "dnd5e", stats), data: { level: 1 } }]);
    await choose("Attaquer avec Épée");
    await screen.findByRole("button", { name: "Options du jet (1)" });
    press(/^Options du jet/);
    type("Modificateur", 2);
    type("DD ou CA", 15);
    type("Dés ajoutés", "1d4");
    fireEvent.change(await screen.findByLabelText("Cible"), { target: { value: "gob" } });
    await throwDice();
    await waitFor(() =>
      expect(asked()[0]).toMatchObject({
        roll: { modifier: 7, mode: "disadvantage", dice: "1d4", difficulty: 15, attack: true },
        notes: ["Empoisonné : désavantage", "Situation : +2", "Dés ajoutés : 1d4"],
        target: "gob",
      }),
    );
  }, 30_000);

  it("pay Luck from the character's state before they are thrown", async () => {
    const stats = { attributes: { ref: 8, luck: 5 } };
    inPlay("v", {});
    show("cyberpunk", [hero("v", "Vik", "cyberpunk", stats)]);
    await choose("REF");
    await screen.findByRole("button", { name: /^Options du jet/ });
    press(/^Options du jet/);
    fireEvent.change(await screen.findByLabelText("Chance (5)"), { target: { value: "3" } });
    await throwDice();
    const operations = [{ kind: "spendLuck", amount: 3 }];
    expect(written()).toMatchObject([{ operations, campaignId: "brumes" }]);
    await waitFor(() => expect(asked()[0]).toMatchObject({ roll: { modifier: 11 }, notes: ["Chance +3"] }));
  }, 30_000);

  it("spend the Willpower of the character on a second attempt", async () => {
    inPlay("a", {});
    answer({
      label: "Force",
      dice: [plainDie(2), plainDie(3)],
      rolled: { game: "vampire", dice: 2, hungerDice: 0 },
    });
    show("vampire", [vampire("a", "Ombeline", 2)]);
    await choose("Force");
    await throwDice();
    fireEvent.click(await screen.findByRole("button", { name: "Relancer des dés (Volonté)" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "2" }));
    press("Relancer");
    expect(written()).toMatchObject([{ operations: [{ kind: "spendWillpower" }] }]);
    await waitFor(() =>
      expect(asked()[1]).toMatchObject({ roll: { redo: "un", dice: [0] }, characterId: "a" }),
    );
  }, 30_000);

  it("say that a state cannot be had, and are thrown without it", async () => {
    documents.refuse(playStates, "a");
    show("vampire", [vampire("a", "Ombeline", 2)]);
    await choose("Force");
    expect(await screen.findByText(/^Son état en jeu n'est pas disponible/)).toBeTruthy();
    await throwDice();
    await waitFor(() => expect(asked()[0]).toMatchObject({ roll: { dice: 2, hungerDice: 2 } }));
  }, 30_000);

  it("wait for the connection", async () => {
    inPlay("a", {});
    show("vampire", [vampire("a", "Ombeline", 2)], false);
    await choose("Force");
    expect(screen.getByRole("button", { name: "Jeter" })).toHaveProperty("disabled", true);
  }, 30_000);
});
