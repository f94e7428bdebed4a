import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ForgeRules } from "domain/game/forge/forgeRules";
import { chooseAge, chooseClan, choosePredator } from "domain/games/vampire/forge/choose";
import { emptyVampireDraft, type VampireDraft } from "domain/games/vampire/forge/draft";
import { missingOfVampire } from "domain/games/vampire/forge/missing";
import { seededSource } from "domain/testing/seededSource";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { VAMPIRE_PAGES } from "./VampireSteps";

afterEach(cleanup);

const FREE: ForgeRules = { table: undefined, played: false };
type Page = keyof typeof VAMPIRE_PAGES;
let last: VampireDraft = emptyVampireDraft;

function Step({ page, first, rules }: { page: Page; first: VampireDraft; rules: ForgeRules }) {
  const [draft, setDraft] = useState(first);
  const Content = VAMPIRE_PAGES[page];
  const change = (next: VampireDraft) => {
    last = next;
    setDraft(next);
  };
  return <Content draft={draft} change={change} rules={rules} dice={{ source: seededSource(1) } as never} />;
}

const show = (page: Page, first: VampireDraft, rules = FREE) => {
  last = first;
  render(<Step page={page} first={first} rules={rules} />, { wrapper: MantineTestRoot });
};
const text = () => document.body.textContent ?? "";
const pick = (name: string | RegExp) => fireEvent.click(screen.getByRole("radio", { name }));
const check = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const missing = (page: Page) => missingOfVampire(last, page, FREE);

const brujah = chooseAge(chooseClan(emptyVampireDraft, "brujah", false), "childe");
const with_ = (change: Partial<VampireDraft>): VampireDraft => ({ ...brujah, ...change });

describe("the clan of a new vampire", () => {
  it("says its bane and its compulsion, asks since when, then the generation", () => {
    show("clan", emptyVampireDraft);
    expect(screen.queryByText("Vampire depuis quand ?")).toBeNull();
    pick(/^Brujah/);
    expect(text()).toContain("Fléau, sévérité 2 : La sévérité s'ôte de tes dés");
    expect(text()).toContain("Compulsion : Dresse-toi contre");
    expect(screen.queryByText("Génération")).toBeNull();
    pick("Ancilla");
    expect(text()).toContain("35 XP");
    pick("Onzième");
    expect(last).toMatchObject({ age: "ancilla", bloodPotency: 2, humanity: 6 });
    expect(missing("clan")).toEqual([]);
  });

  it("of thin blood has no bane, and one age", () => {
    show("clan", emptyVampireDraft);
    pick(/^Sang-clair/);
    expect(text()).toContain("Ni fléau ni compulsion");
    expect(screen.queryByRole("radio", { name: "Ancilla" })).toBeNull();
    pick("Infant");
    pick("Seizième");
    expect(last.bloodPotency).toBe(0);
    expect(missing("clan")).toEqual([]);
  });

  it("is not asked for its age in play", () => {
    show("clan", brujah, { ...FREE, played: true });
    expect(screen.queryByText("Vampire depuis quand ?")).toBeNull();
  });
});

describe("the specialities of a new vampire", () => {
  it("wait for its skills", () => {
    show("skills", brujah);
    expect(screen.getByText("Donne d'abord tes points de compétences.")).toBeTruthy();
  });

  it("are one of each learned art and one more, offered or of its own words", () => {
    const skills = { ...brujah.skills, academics: 2, brawl: 3 };
    show("skills", with_({ skills }));
    const part = within(screen.getByRole("region", { name: "Spécialités" }));
    expect(part.queryByLabelText("Science")).toBeNull();
    press("Érudition : droit");
    expect(last.specialities.academics).toBe("droit");
    fireEvent.change(part.getByLabelText("Érudition"), { target: { value: "alchimie" } });
    fireEvent.change(part.getByLabelText("Une de plus, dans"), { target: { value: "brawl" } });
    press("Bagarre, en particulier : empoignades");
    expect(last).toMatchObject({
      specialities: { academics: "alchimie" },
      freeSpeciality: { skill: "brawl", name: "empoignades" },
    });
    expect(missing("skills").filter((one) => one.startsWith("Donne"))).toEqual([]);
  });
});

const dotted = with_({ disciplines: { ...brujah.disciplines, celerity: 2, potence: 1 } });

describe("the disciplines of a new vampire", () => {
  it("have their powers, of levels that the dots reach, each with what it does", () => {
    show("disciplines", dotted);
    expect(screen.queryByRole("checkbox", { name: /^Bond éclair/ })).toBeNull();
    expect(text()).toContain("0 sur 2");
    check("Grâce féline (niv. 1)");
    check("Vivacité (niv. 2)");
    expect(text()).toContain("Vivacité : Pour la scène, ajoute ta Discipline");
    check("Corps mortel (niv. 1)");
    expect(screen.getByRole("checkbox", { name: /^Bond prodigieux/ })).toHaveProperty("disabled", true);
    expect(missing("disciplines")).toEqual([]);
    check("Corps mortel (niv. 1)");
    expect(missing("disciplines")).toEqual(["Puissance : choisis encore 1 pouvoir."]);
  });

  it("take a power of a book, by its name and its level", () => {
    show("disciplines", dotted);
    press("Un pouvoir du livre : Puissance");
    write("Nom du pouvoir, Puissance", " Poigne ");
    press("Ajouter le pouvoir");
    expect(last.powers).toEqual([{ name: "Poigne", discipline: "potence", level: 1 }]);
    expect(screen.getByRole("checkbox", { name: "Poigne (niv. 1)" })).toHaveProperty("checked", true);
    expect(screen.queryByLabelText("Nom du pouvoir, Puissance")).toBeNull();
  });

  it("stand with the clan's own first", () => {
    show("disciplines", {
      ...choosePredator(dotted, "Chat de gouttière"),
      disciplines: { ...dotted.disciplines, auspex: 1 },
    });
    const titles = screen.getAllByText(/^Pouvoirs : /).map(({ textContent }) => textContent);
    expect(titles.map((title) => title?.split("0")[0])).toEqual([
      "Pouvoirs : Célérité",
      "Pouvoirs : Puissance",
      "Pouvoirs : Auspex",
    ]);
  });

  it("stay to be taken off where their discipline has lost its dots", () => {
    show("disciplines", with_({ powers: [{ name: "Poigne", discipline: "protean", level: 1 }] }));
    expect(missing("disciplines")).toContain("Protéisme : retire 1 pouvoir.");
    check("Poigne (niv. 1)");
    expect(last.powers).toEqual([]);
    expect(screen.queryByText(/^Pouvoirs : Protéisme/)).toBeNull();
  });

  it("say what age and hunt have made of the Beast, which is not chosen", () => {
    show("disciplines", choosePredator(dotted, "Sangsue"));
    expect(text()).toContain("Puissance du sang2");
    expect(text()).toContain("Humanité6");
    expect(screen.queryByRole("button", { name: "Humanité : plus" })).toBeNull();
  });

  it("in play are all but alchemy, with the Beast as it is", () => {
    show("disciplines", dotted, { ...FREE, played: true });
    expect(screen.getByLabelText("Auspex")).toBeTruthy();
    expect(screen.queryByLabelText("Alchimie du sang clair")).toBeNull();
    expect(screen.getByRole("button", { name: "Humanité : plus" })).toBeTruthy();
    expect(screen.queryByText("Type de prédateur")).toBeNull();
  });
});

describe("the hunt of a new vampire", () => {
  it("says what it gives, and asks for what it leaves to choose", () => {
    show("disciplines", dotted);
    pick("Sangsue");
    expect(text()).toContain(
      "Chasser ainsi te donne : Humanité −1 · Puissance du sang +1 · handicaps : Proies exclues : mortels 2.",
    );
    pick("Protéisme");
    pick("Furtivité : vampires");
    pick("Secret : diablerie 2");
    pick("Ostracisé 2");
    expect(last).toMatchObject({
      predatorDiscipline: "protean",
      predatorSpeciality: "stealth vampires",
      predatorGifts: ["Ostracisé 2"],
    });
    pick("Aucun");
    expect(last).toMatchObject({ predatorGifts: [], humanity: 7 });
  });

  it("asks for both where both are chosen", () => {
    show("disciplines", dotted);
    pick("Osiris");
    expect(screen.getByText("Ce que la chasse t'a valu")).toBeTruthy();
    pick("Renommée 1, Troupeau 2");
    expect(screen.getByText("Ce que la chasse t'a coûté")).toBeTruthy();
    pick("Ennemi 1, Faiblesse de légende 1");
    expect(last.predatorGifts).toEqual(["Renommée 1, Troupeau 2", "Ennemi 1, Faiblesse de légende 1"]);
  });

  it("is not that of beasts and bags for the Ventrue", () => {
    show("disciplines", chooseClan(emptyVampireDraft, "ventrue", false));
    expect(screen.queryByRole("radio", { name: "Fermier" })).toBeNull();
    expect(screen.getByRole("radio", { name: "Sirène" })).toBeTruthy();
  });
});

describe("the advantages of a new vampire", () => {
  const rate = (label: string, dots: number) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: String(dots) } });

  it("are seven dots of advantages and two of flaws, of the list or of its own words", () => {
    show("advantages", brujah);
    expect(text()).toContain("7 points d'avantages sur 7");
    expect(text()).toContain("2 points de handicaps sur 2");
    rate("Ressources", 4);
    rate("Beauté", 1);
    expect(last.advantages).toEqual([
      { name: "Ressources", dots: 4 },
      { name: "Beauté", dots: 2 },
    ]);
    write("Un autre avantage", " Bateau ");
    press("Ajouter : Un autre avantage");
    rate("Ennemi", 2);
    expect(missing("advantages")).toEqual([]);
    expect(screen.getByLabelText("Bateau")).toHaveProperty("value", "1");
    rate("Beauté", 1);
    expect(missing("advantages")).toEqual(["Il te reste 2 points d'avantages à répartir."]);
  });

  it("say what the hunt has left beside them", () => {
    show("advantages", choosePredator(brujah, "Sirène"));
    expect(screen.getByText("De ta chasse, sans points : Beauté 2.")).toBeTruthy();
    expect(screen.getByText("De ta chasse, sans points : Ennemi : un amant éconduit 1.")).toBeTruthy();
  });

  it("of thin blood are its merits and as many flaws, with a discipline and its power", () => {
    show("advantages", chooseClan(brujah, "sang-clair", false));
    check("Alchimiste");
    expect(text()).toContain("Alchimiste : 1 point d'Alchimie du sang clair, et une formule.");
    check("Brume (niv. 1)");
    check("Affinité");
    pick("Auspex");
    check("Sens aiguisés (niv. 1)");
    check("Chair de mort");
    expect(screen.queryByRole("checkbox", { name: "Fragilité mortelle" })).toBeNull();
    expect(screen.getByRole("checkbox", { name: "Presque vivant" })).toHaveProperty("disabled", true);
    check("Sans crocs");
    expect(last.disciplines).toMatchObject({ thinBloodAlchemy: 1, auspex: 1 });
    expect(missing("advantages")).toContain("Autant de handicaps de sang-clair que d'atouts.");
  });
});

describe("the chronicle of a new vampire", () => {
  it("asks for no line that its choices fill, and for all of them in play", () => {
    show("chronicle", brujah);
    expect(screen.queryByLabelText("Génération")).toBeNull();
    expect(screen.getByLabelText("Sire")).toBeTruthy();
    cleanup();
    show("chronicle", brujah, { ...FREE, played: true });
    expect(screen.getByLabelText("Génération")).toBeTruthy();
    expect(screen.getByLabelText("Handicaps")).toBeTruthy();
  });
});
