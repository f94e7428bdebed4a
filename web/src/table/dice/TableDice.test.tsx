import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { rollForTable, type TableRollView } from "domain/api/rolls";
import type { SystemId } from "domain/values/systemIds";
import { beforeEach, describe, expect, it } from "vitest";
import { answers, sent } from "../../testing/answers";
import { tableRoll } from "../../testing/fixtures";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import { MjOnly, TableDice } from "./TableDice";
import { useTableDice } from "./useTableDice";

interface TrayProps {
  system: SystemId;
  connected: boolean;
  isMj?: boolean;
}

function Tray({ system, connected, isMj = false }: TrayProps) {
  const dice = useTableDice("brumes", system, isMj);
  return (
    <>
      <MjOnly dice={dice} />
      <TableDice dice={dice} connected={connected} />
    </>
  );
}

const show = (system: SystemId, connected = true) =>
  render(<Tray {...{ system, connected }} />, { wrapper: MemberTestRoot });
const type = (label: string, value: string | number) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: String(value) } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** What the server is asked to roll, newest last. */
const asked = () =>
  sent(rollForTable).map(({ body: { label, roll, audience } }) => ({ label, roll, audience }));

const plainDie = (value: number) => ({ sides: 10, value, kept: true, sign: 1, role: "plain" }) as const;
const answer = (fields: Partial<TableRollView>) =>
  answers.on(rollForTable, tableRoll({ id: "un", ...fields }));

beforeEach(() => answer({}));

describe("the dice of a table", () => {
  it("in D&D roll a d20 with a modifier, with advantage once", async () => {
    show("dnd5e");
    type("Modificateur", 7);
    fireEvent.click(screen.getByRole("radio", { name: "Avantage" }));
    type("Nom du jet", "Perception");
    press("Jeter");
    await waitFor(() =>
      expect(asked()).toEqual([{ label: "Perception", roll: "2d20kh1+7", audience: "table" }]),
    );
    await waitFor(() => press("Jeter"));
    await waitFor(() => expect(asked()[1]).toMatchObject({ roll: "1d20+7" }));
  });

  it("in D&D and Call of Cthulhu know what is to be reached", async () => {
    show("dnd5e");
    type("Modificateur", 3);
    type("DD ou CA", 15);
    press("Jeter");
    const check = { game: "dnd5e", modifier: 3, mode: "normal", difficulty: 15 };
    await waitFor(() => expect(asked()[0]).toMatchObject({ label: "Test de d20", roll: check }));
    cleanup();
    show("cthulhu");
    type("Réussite demandée", "hard");
    press("Jeter");
    const percent = { game: "cthulhu", target: 50, bonusDice: 0, level: "hard" };
    await waitFor(() => expect(asked()[1]).toMatchObject({ roll: percent }));
  });

  it("in D&D throw twice the dice of a critical hit", async () => {
    show("dnd5e");
    type("Dés à lancer", "1d8+2d6+4 épée");
    fireEvent.click(screen.getByRole("checkbox", { name: "Dégâts d'un coup critique" }));
    press("Lancer");
    await waitFor(() =>
      expect(asked()).toEqual([{ label: "épée (critique)", roll: "2d8+4d6+4", audience: "table" }]),
    );
  });

  it("in Vampire roll a pool with Hunger against a difficulty", async () => {
    show("vampire");
    type("Dés", 6);
    type("Faim", 2);
    type("Difficulté", 3);
    press("Jeter");
    const roll = { game: "vampire", dice: 6, hungerDice: 2, difficulty: 3 };
    await waitFor(() => expect(asked()).toEqual([{ label: "Réserve de dés", roll, audience: "table" }]));
  });

  it("in Vampire let Willpower roll three dice again, never Hunger dice", async () => {
    const rolled = { game: "vampire", dice: 5, hungerDice: 1 } as const;
    const hunger = { ...plainDie(9), role: "hunger" } as const;
    const dice = [hunger, plainDie(2), plainDie(3), plainDie(4), plainDie(5)];
    const outcome = { id: "success", label: "Réussite", tone: "success" } as const;
    answer({ label: "Mêlée", dice, rolled, outcome });
    show("vampire");
    press("Jeter");
    for (const face of ["2", "3", "5"]) fireEvent.click(await screen.findByRole("checkbox", { name: face }));
    expect(screen.queryByRole("checkbox", { name: "9" })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "4" }).disabled).toBe(true);
    press("Relancer");
    await waitFor(() =>
      expect(asked()[1]).toEqual({
        label: "Mêlée",
        roll: { redo: "un", dice: [1, 2, 4] },
        audience: "table",
      }),
    );
  });

  it("in Cyberpunk roll against a value to beat, or without one", async () => {
    show("cyberpunk");
    type("Carac. + compétence", 12);
    press("Jeter");
    await waitFor(() => expect(asked()[0]?.roll).toEqual({ game: "cyberpunk", modifier: 12 }));
    type("Valeur à battre", 15);
    await waitFor(() => press("Jeter"));
    await waitFor(() =>
      expect(asked()[1]?.roll).toEqual({ game: "cyberpunk", modifier: 12, difficulty: 15 }),
    );
  });

  it("in Call of Cthulhu roll with bonus and penalty dice, and push a failure for those who saw it", async () => {
    const rolled = { game: "cthulhu", target: 45, bonusDice: -2 } as const;
    const outcome = { id: "failure", label: "Échec", tone: "failure" } as const;
    answer({ label: "Écouter", audience: "mj", rolled, outcome, roll: 60, total: 60 });
    show("cthulhu");
    fireEvent.click(screen.getByRole("checkbox", { name: "Pour le MJ seul" }));
    type("Sous", 45);
    type("Bonus ou malus", "-2");
    press("Jeter");
    await waitFor(() => expect(asked()[0]).toMatchObject({ roll: rolled, audience: "mj" }));
    expect(await screen.findByText("Écouter : 60, Échec")).toBeTruthy();
    // What a failure brings is said before it is rolled, and stands in the log.
    const push = screen.getByRole("button", { name: "Insister" });
    expect(push).toHaveProperty("disabled", true);
    type("Si c'est raté, dit le MJ", "  ");
    expect(push).toHaveProperty("disabled", true);
    type("Si c'est raté, dit le MJ", " la serrure casse ");
    press("Insister");
    await waitFor(() =>
      expect(asked()[1]).toEqual({ label: "Écouter", roll: { redo: "un" }, audience: "mj" }),
    );
    expect(sent(rollForTable)[1]?.body.notes).toEqual(["Si c'est raté : la serrure casse"]);
  });

  it("in Call of Cthulhu turn a failure by the Luck that it missed by", async () => {
    const rolled = { game: "cthulhu", target: 45, bonusDice: 0 } as const;
    const outcome = { id: "failure", label: "Échec", tone: "failure" } as const;
    answer({ label: "Écouter", rolled, outcome, roll: 46, total: 46 });
    show("cthulhu");
    press("Jeter");
    fireEvent.click(await screen.findByRole("button", { name: "Dépenser 1 point de Chance" }));
    await waitFor(() => expect(asked()[1]).toMatchObject({ roll: { redo: "un", luck: true } }));
  });

  it("in Call of Cthulhu buy a better level by Luck, after a failure and after a success", async () => {
    const rolled = { game: "cthulhu", target: 45, bonusDice: 0 } as const;
    const failure = { id: "failure", label: "Échec", tone: "failure" } as const;
    answer({ label: "Écouter", rolled, outcome: failure, roll: 46, total: 46 });
    show("cthulhu");
    press("Jeter");
    const hard = await screen.findByRole("button", { name: "Réussite majeure : 24 points de Chance" });
    expect(screen.getByRole("button", { name: "Réussite extrême : 37 points de Chance" })).toBeTruthy();
    fireEvent.click(hard);
    await waitFor(() =>
      expect(asked()[1]).toMatchObject({ roll: { redo: "un", luck: true, level: "hard" } }),
    );
    cleanup();
    const success = { id: "regular", label: "Réussite ordinaire", tone: "success" } as const;
    answer({ label: "Écouter", rolled, outcome: success, roll: 40, total: 40 });
    show("cthulhu");
    press("Jeter");
    const better = await screen.findByRole("button", { name: "Réussite majeure : 18 points de Chance" });
    expect(screen.queryByRole("button", { name: /^Dépenser/ })).toBeNull();
    fireEvent.click(better);
    await waitFor(() =>
      expect(asked()[3]).toMatchObject({ roll: { redo: "un", luck: true, level: "hard" } }),
    );
  });

  it("push no success, nor one that was made", async () => {
    const rolled = { game: "cthulhu", target: 45, bonusDice: 0 } as const;
    const outcome = { id: "regular", label: "Réussite ordinaire", tone: "success" } as const;
    answer({ label: "Écouter", rolled, outcome });
    show("cthulhu");
    press("Jeter");
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Insister" })).toBeNull();
  });

  it("say what is wrong with dice that cannot be read, and roll those that can under their words", async () => {
    show("vampire");
    type("Dés à lancer", "1d20 5");
    press("Lancer");
    expect(await screen.findByText(/Il manque un signe entre deux nombres/)).toBeTruthy();
    type("Dés à lancer", "6x4d6kh3 caractéristiques");
    press("Lancer");
    await waitFor(() => expect(asked()).toMatchObject([{ label: "caractéristiques", audience: "table" }]));
  });

  it("read the game's own rolls and the words of other tools as the chat does", async () => {
    show("cthulhu");
    type("Dés à lancer", "1d100 bonus");
    press("Lancer");
    expect(await screen.findByText(/Un dé bonus ou malus va avec une valeur/)).toBeTruthy();
    type("Dés à lancer", "45 bonus");
    press("Lancer");
    const roll = { game: "cthulhu", target: 45, bonusDice: 1 };
    await waitFor(() => expect(asked()).toMatchObject([{ label: "bonus", roll }]));
  });

  it("are for the MJ alone once, by a player, and until they say otherwise, by the MJ", async () => {
    const secret = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Pour le MJ seul" });
    for (const [isMj, audience] of [
      [false, "table"],
      [true, "mj"],
    ] as const) {
      const before = asked().length;
      render(<Tray system="dnd5e" connected isMj={isMj} />, { wrapper: MemberTestRoot });
      fireEvent.click(secret());
      press("Lancer 1d20");
      await waitFor(() => expect(secret().checked).toBe(isMj));
      await waitFor(() =>
        expect(screen.getByRole<HTMLButtonElement>("button", { name: "Lancer 1d20" }).disabled).toBe(false),
      );
      press("Lancer 1d20");
      await waitFor(() =>
        expect(
          asked()
            .slice(before)
            .map((one) => one.audience),
        ).toEqual(["mj", audience]),
      );
      cleanup();
    }
  });

  it("say no more that a critical hit has too many dice once it is none", async () => {
    show("dnd5e");
    type("Dés à lancer", "60d6");
    fireEvent.click(screen.getByRole("checkbox", { name: /coup critique/ }));
    press("Lancer");
    expect(await screen.findByText("C'est trop de dés pour un coup critique.")).toBeTruthy();
    fireEvent.click(screen.getByRole("checkbox", { name: /coup critique/ }));
    await waitFor(() => expect(screen.queryByText("C'est trop de dés pour un coup critique.")).toBeNull());
  });

  it("wait for the connection", () => {
    show("vampire", false);
    for (const name of ["Jeter", "Lancer", "Lancer 1d20"]) {
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
    }
    expect(screen.getByText(/Hors connexion/)).toBeTruthy();
  });
});
