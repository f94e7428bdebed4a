import { describe, expect, it } from "vitest";
import { cthulhuAttack } from "../../games/cthulhu/attack";
import { applyEquipment } from "../../table/equipment/applyEquipment";
import {
  duplicateDraft,
  duplicatedCharacter,
  reforgedCharacter,
  reopenDraft,
} from "../../table/forge/reopen";
import { shownOf } from "../../testing/imports/truth";
import { readCharacterFile } from "../characterFile";
import { importedCharacter } from "../importedCharacter";

const investigator = (...items: readonly object[]) => ({
  name: "Hortense",
  type: "character",
  _stats: { systemId: "CoC7" },
  system: { characteristics: { dex: { value: 50 }, edu: { value: 70 } } },
  items,
});

const skill = (name: string, value: number, system: object = {}, id?: string) => ({
  type: "skill",
  name,
  system: { base: 1, value, ...system },
  ...(id !== undefined && { flags: { CoC7: { cocidFlag: { id: `i.skill.${id}` } } } }),
});

const shown = (...items: readonly object[]) => shownOf(investigator(...items));

describe("a speciality of an investigator's skill", () => {
  it("comes by its own name, and leaves the skill that it belongs to at its base", () => {
    expect(
      shown(
        skill("Science (Biology)", 31),
        skill("Chemistry", 61, { skillName: "Chemistry", specialization: "Science" }),
        skill("Latin", 41, { skillName: "Latin", specialization: "Language" }),
        skill("Art/Craft (Photography)", 45),
        skill("Fighting (Sword)", 50),
        skill("Fighting (Brawl)", 55),
        skill("Pilot (Zeppelin)", 21),
        skill("Science (Any)", 2),
        skill("Language (Own)", 70),
      ),
    ).toMatchObject({
      "Sciences (Biologie)": 31,
      "Sciences (Chimie)": 61,
      "Langue étrangère (Latin)": 41,
      "Arts et métiers (Photographie)": 45,
      "Combat rapproché (Épées)": 50,
      "Piloter (Zeppelin)": 21,
      brawl: 55,
      science: 2,
      otherLanguage: 1,
      ownLanguage: 70,
      pilot: 1,
    });
  });

  it("is known by its identifier, in whatever language its name is", () => {
    expect(
      shown(
        skill("Naturwissenschaft (Biologie)", 31, {}, "science-biology"),
        skill("Fremdsprache (Aklo)", 12, {}, "language-aklo"),
        skill("Wissenschaft (beliebig)", 3, {}, "science-any"),
        skill("Sprache (Deutsch)", 75, { properties: { own: true } }, "language-german"),
        skill("Sciences (Sciences)", 4),
      ),
    ).toMatchObject({
      "Sciences (Biologie)": 31,
      "Langue étrangère (Aklo)": 12,
      science: 4,
      ownLanguage: 75,
    });
  });

  it("counts once, as the system takes the first of two", () => {
    const twice = [skill("Science (Biology)", 31), skill("Science (Biology)", 45)];
    expect(shown(...twice)["Sciences (Biologie)"]).toBe(31);
    const byId = [skill("Biologie", 20, {}, "science-biology"), skill("Biology", 60, {}, "science-biology")];
    expect(shown(...byId)["Sciences (Biologie)"]).toBe(20);
  });

  it("is shown where the game knows no such skill at all", () => {
    expect(shown(skill("Gambling", 40))).toMatchObject({ Gambling: 40 });
  });

  it("is what a weapon strikes with that names it", () => {
    const system = {
      equipped: true,
      skill: { main: { name: "Fighting (Sword)" } },
      range: { normal: { damage: "1d8" } },
    };
    const items = [skill("Fighting (Sword)", 50), { type: "weapon", name: "Sabre", system }];
    const character = importedCharacter(investigator(...items));
    const { actions, ...worn } = applyEquipment(character, character.inventoryItems, []).character;
    const sword = actions.find(({ name }) => name.includes("Sabre"));
    expect(sword && cthulhuAttack({ ...worn, actions }, sword)[0]).toMatchObject({
      name: "Combat rapproché (Épées)",
      value: "50 %",
      request: { subject: { kind: "attack" } },
    });
  });

  it("stays with an investigator that the Forge opens again, or copies", () => {
    const items = [skill("Science (Biology)", 31), skill("Listen", 45)];
    const shape = readCharacterFile(JSON.stringify(investigator(...items)));
    const again = reforgedCharacter(reopenDraft(shape), shape);
    const copy = duplicatedCharacter(duplicateDraft(shape), shape);
    for (const { stats } of [again, copy]) {
      expect(stats.skills).toMatchObject({ "Sciences (Biologie)": 31, listen: 45 });
    }
  });
});
