import { ALIGNMENTS } from "../../games/dnd5e/alignments";
import type { RawFields } from "../../sheet/character/character";
import { type Fields, fieldsAt, pick } from "../../values/reading/fields";
import { readList, readName } from "../../values/reading/values";
import { readNumber } from "../../values/text/readNumber";
import { armorClassOf } from "./dndBeyond/armor";
import { customEntry, dndBeyondActions, dndBeyondEntry } from "./dndBeyond/items";
import { defencesOf, hitPointsOf, initiativeOf, raceName, scoresOf, speedsOf } from "./dndBeyond/numbers";
import { readBeyondSheet } from "./dndBeyond/sheet";
import { proficienciesOf, savingThrowsOf, skillsOf } from "./dndBeyond/trained";
import { weaponBonusesOf } from "./dndBeyond/wielding";
import { beyondExtras } from "./extras";
import { plainText } from "./plainText";

const backgroundOf = (fields: Fields): string | undefined => {
  const background = fieldsAt(fields, "background");
  return readName(pick(background, ["definition"])) ?? readName(pick(background, ["customBackground"]));
};

/**
 * A D&D Beyond character in the product's own shape, with the values that its site would work out from the
 * modifiers; undefined for anything else.
 */
export function readDndBeyond(raw: RawFields): RawFields | undefined {
  const sheet = readBeyondSheet(raw);
  if (sheet === undefined) return undefined;
  const { fields, own, worn } = sheet;
  const scores = scoresOf(sheet, own);
  const alignment = readNumber(pick(fields, ["alignmentId"]));
  const notes = fieldsAt(fields, "notes");
  return {
    id: pick(fields, ["id"]),
    name: pick(fields, ["name"]),
    system: "dnd5e",
    stats: {
      abilityScores: scores,
      savingThrows: savingThrowsOf(sheet, scores),
      skills: skillsOf(sheet, scores),
      hp: hitPointsOf(sheet, scoresOf(sheet, [...own, ...worn])),
      ...armorClassOf(sheet, scores),
      weaponBonuses: weaponBonusesOf(sheet, scores),
      speed: speedsOf(sheet, scores),
      initiativeBonus: initiativeOf(sheet, scores),
      resistances: defencesOf(sheet, "resistance"),
      immunities: defencesOf(sheet, "immunity"),
      vulnerabilities: defencesOf(sheet, "vulnerability"),
      inventoryItems: [
        ...readList(pick(fields, ["inventory"])).flatMap((entry) => dndBeyondEntry(entry, sheet) ?? []),
        ...readList(pick(fields, ["customItems"])).flatMap((entry) => customEntry(entry) ?? []),
      ],
      ...dndBeyondActions(fieldsAt(fields, "actions")),
    },
    data: {
      classes: pick(fields, ["classes"]),
      race: raceName(sheet),
      background: backgroundOf(fields),
      // Numbered from 1, in the order of the rule books.
      alignment: alignment === undefined ? undefined : ALIGNMENTS[alignment - 1],
      avatarUrl: pick(fieldsAt(fields, "decorations"), ["avatarUrl"]) ?? pick(fields, ["avatarUrl"]),
      description: plainText(pick(notes, ["backstory"])),
      notes: plainText(pick(notes, ["otherNotes"])),
      traits: pick(fields, ["traits"]),
      proficiencies: proficienciesOf(sheet),
      ...beyondExtras(sheet),
    },
  };
}
