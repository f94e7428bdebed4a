import { fireEvent, render, screen, within } from "@testing-library/react";
import type { CampaignSettings } from "domain/game/campaignSettings";
import { QUICK_ARRAY } from "domain/games/cthulhu/creation";
import { type CthulhuDraft, emptyCthulhuDraft } from "domain/games/cthulhu/forge/draft";
import { CHARACTERISTICS } from "domain/games/cthulhu/traits";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { type ComponentType, useState } from "react";
import { describe, expect, it } from "vitest";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { rootOf } from "../../../testing/MemberTestRoot";
import { CharacteristicsStep } from "./CharacteristicsStep";
import { SkillsStep } from "./SkillsStep";

type Step = ComponentType<DraftStepProps<CthulhuDraft>>;

/** The dice of the device, which always show the same. */
const diceFor = (scoresFor: string) => ({
  scoresFor,
  levelDiceFor: "",
  rollScores: async () => [],
  rollLevelDice: async () => [],
});

interface ShownStep {
  of: Step;
  first: CthulhuDraft;
  table?: CampaignSettings | undefined;
  played: boolean;
}

/** What was chosen, newest last. */
const chosen: CthulhuDraft[] = [];
const newest = () => chosen.at(-1);
function Page({ of: Content, first, table, played }: ShownStep) {
  const [draft, setDraft] = useState(first);
  const change = (next: CthulhuDraft) => {
    chosen.push(next);
    setDraft(next);
  };
  const rolls = table?.abilityMethod === "rolled" ? "brumes" : "";
  return <Content draft={draft} change={change} rules={{ table, played }} dice={diceFor(rolls)} />;
}
const show = (of: Step, first: Partial<CthulhuDraft> = {}, more: Partial<ShownStep> = {}) =>
  render(<Page of={of} first={{ ...emptyCthulhuDraft, ...first }} played={false} {...more} />, {
    wrapper: rootOf("nina"),
  });

const values = (numbers: readonly number[]) =>
  Object.fromEntries(CHARACTERISTICS.map(({ key }, place) => [key, numbers[place] ?? 50])) as never;
const characteristics = values(QUICK_ARRAY);
const tableWith = (abilityMethod: CampaignSettings["abilityMethod"]): CampaignSettings => ({
  ...DEFAULT_CAMPAIGN_SETTINGS,
  abilityMethod,
});
const counter = (name: string) => within(screen.getByRole("group", { name }));

describe("the characteristics of a new investigator", () => {
  it.each(["standard_array", "point_buy"] as const)(
    "are rolled, bought or taken at a table whose rule is %s, which is another game's",
    (abilityMethod) => {
      show(CharacteristicsStep, {}, { table: tableWith(abilityMethod) });
      for (const name of ["Valeurs toutes prêtes", "Achat de points", "Jets de dés"]) {
        expect(screen.getByRole("radio", { name })).toBeTruthy();
      }
      fireEvent.click(screen.getByRole("radio", { name: "Jets de dés" }));
      expect(newest()?.method).toBe("rolled");
      expect(screen.getByText("Huit caractéristiques et ta Chance, d'un seul jet.")).toBeTruthy();
    },
  );

  it("are rolled by a table that rolls them, and nothing else", () => {
    show(CharacteristicsStep, { method: "rolled", rolledFor: "brumes" }, { table: tableWith("rolled") });
    expect(screen.queryByRole("radio", { name: "Achat de points" })).toBeNull();
    expect(screen.getByText("Le serveur lance les dés de ta table, une seule fois.")).toBeTruthy();
  });

  it("are paid for as they were bought, whatever age takes of them", () => {
    const bought = values([60, 60, 60, 60, 55, 55, 55, 55]);
    show(CharacteristicsStep, {
      ...{ method: "bought", characteristics: bought, luck: 50, age: 45 },
      ageDice: [50, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    const [left] = screen.getAllByRole("status");
    expect(left?.textContent).toBe("0 point sur 460");
  });
});

describe("the skills of a new investigator", () => {
  it("are counted by the points that are spent on them, beside what they come to", () => {
    show(SkillsStep, { characteristics, occupationId: "journaliste" });
    const history = () => counter("Histoire");
    expect(history().getByText("5 % + 0 = 5 %")).toBeTruthy();
    fireEvent.change(history().getByRole("textbox"), { target: { value: "40" } });
    fireEvent.blur(history().getByRole("textbox"));
    expect(newest()?.occupationPoints.history).toBe(40);
    expect(history().getByText("5 % + 40 = 45 %")).toBeTruthy();
    fireEvent.click(history().getByRole("button", { name: "Histoire : plus" }));
    expect(newest()?.occupationPoints.history).toBe(45);
    fireEvent.click(screen.getByRole("radio", { name: "Mes loisirs" }));
    expect(history().getByText("50 % + 0 = 50 %")).toBeTruthy();
  });

  it("do not go above 99 %, and begin at no point", () => {
    show(SkillsStep, { characteristics, occupationId: "journaliste" });
    const box = () => counter("Histoire").getByRole("textbox");
    const less = counter("Histoire").getByRole("button", { name: "Histoire : moins" });
    expect(less).toHaveProperty("disabled", true);
    fireEvent.change(box(), { target: { value: "94" } });
    fireEvent.blur(box());
    expect(newest()?.occupationPoints.history).toBe(94);
    fireEvent.click(counter("Histoire").getByRole("button", { name: "Histoire : plus" }));
    expect(newest()?.occupationPoints.history).toBe(94);
  });

  it("say what Crédit comes to", () => {
    show(SkillsStep, {
      ...{ characteristics, occupationId: "journaliste" },
      occupationPoints: { ...emptyCthulhuDraft.occupationPoints, creditRating: 40 },
    });
    expect(screen.getByText("Crédit 40 : train de vie moyen, 80 $ en poche, 2 000 $ de biens.")).toBeTruthy();
    fireEvent.click(counter("Crédit").getByRole("button", { name: "Crédit : moins" }));
    expect(screen.getByText(/^Crédit 35 : train de vie moyen, 70 \$ en poche/)).toBeTruthy();
  });

  it("say that one without Crédit has nothing", () => {
    show(SkillsStep, { characteristics, occupationId: "journaliste" });
    expect(screen.getByText("Crédit 0 : train de vie sans le sou.")).toBeTruthy();
  });

  it("are what they are in play", () => {
    show(SkillsStep, { characteristics }, { played: true });
    expect(counter("Histoire").getByText("de base 5 %")).toBeTruthy();
    fireEvent.change(counter("Histoire").getByRole("textbox"), { target: { value: "40" } });
    fireEvent.blur(counter("Histoire").getByRole("textbox"));
    expect(newest()?.interestPoints.history).toBe(35);
  });
});
