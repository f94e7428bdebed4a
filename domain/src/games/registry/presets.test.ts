import { describe, expect, it } from "vitest";
import type { PresetEntry, SystemPreset } from "../../game/preset";
import { SKILL_KEYS, SKILLS } from "../../sheet/character/skills";
import { SYSTEM_IDS, type SystemId } from "../../values/systemIds";
import { CTHULHU_SKILLS } from "../cthulhu/traits";
import { CYBERPUNK_SKILLS } from "../cyberpunk/traits";
import { ownInitiativeOf } from "../initiativeValue";
import { VAMPIRE_SKILLS } from "../vampire/traits";
import { gameOf } from "./games";
import { playSystemOf } from "./plays";
import { PRESETS, presetFor } from "./presets";

const presets = SYSTEM_IDS.map((system) => PRESETS[system]);

/** The backgrounds of a system's text: page, card and raised card of each scheme. */
const SURFACES = {
  light: ["#faf6ee", "#fffdf8", "#f7f1e6"],
  dark: ["#120d1e", "#1e1633", "#271d42"],
} as const;
const AA = 4.5;

const SHEET_SKILLS: Readonly<Record<SystemId, readonly string[]>> = {
  dnd5e: SKILL_KEYS.map((key) => SKILLS[key].name),
  vampire: VAMPIRE_SKILLS.map(({ label }) => label),
  cyberpunk: CYBERPUNK_SKILLS.map(({ label }) => label),
  cthulhu: CTHULHU_SKILLS.map(({ label }) => label),
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const entriesOf = ({ highlights, quickActions, turnActions, timeline, commandButtons }: SystemPreset) => ({
  highlights,
  quickActions,
  turnActions,
  timeline,
  commandButtons,
});

function expectDistinct(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

describe("the preset of a system", () => {
  it("is dnd5e's when the system is missing or unknown", () => {
    expect(presetFor(undefined)).toBe(PRESETS.dnd5e);
    expect(presetFor("gurps")).toBe(PRESETS.dnd5e);
    expect(presetFor(" Vampire ")).toBe(PRESETS.vampire);
  });

  it("has the game's name", () => {
    expect(presets.map(({ name }) => name)).toEqual([
      "Dungeons & Dragons",
      "Vampire",
      "Cyberpunk",
      "L'Appel de Cthulhu",
    ]);
  });

  it.each([
    ["dnd5e", 12],
    ["vampire", 10],
    ["cyberpunk", 10],
    ["cthulhu", 12],
  ] as const)("of %s keeps %i entries of history", (system, limit) => {
    expect(PRESETS[system].historyLimit).toBe(limit);
  });

  it.each([
    ["dnd5e", 20],
    ["vampire", 10],
    ["cyberpunk", 10],
  ] as const)("of %s rolls initiative on a d%i, base 0", (system, sides) => {
    expect(PRESETS[system].initiativeDice).toEqual({ sides, base: 0 });
  });

  it("of Call of Cthulhu rolls no initiative: investigators act by descending DEX", () => {
    expect(PRESETS.cthulhu.initiativeDice).toBeUndefined();
    const investigator = { stats: { characteristics: { DEX: 65 } } };
    expect(ownInitiativeOf("cthulhu", investigator)).toEqual({ ownValue: 65 });
    expect(ownInitiativeOf("cthulhu", {})).toEqual({});
    expect(ownInitiativeOf("cyberpunk", { stats: { ref: 6 } })).toEqual({ ownBonus: 6 });
    expect(ownInitiativeOf("dnd5e", { stats: { initiativeBonus: 3 } })).toEqual({ ownBonus: 3 });
    expect(ownInitiativeOf("vampire", { stats: { ref: 6 } })).toEqual({});
  });

  it("differs from every other in each of its texts and colours", () => {
    for (const field of [
      "name",
      "campaignNameFallback",
      "moduleLabel",
      "tagline",
      "emptyHistoryText",
    ] as const) {
      expectDistinct(presets.map((preset) => preset[field]));
    }
    expectDistinct(presets.map(({ theme }) => theme.accent));
    expectDistinct(presets.flatMap(({ supportPrompts }) => supportPrompts));
  });
});

describe.each(SYSTEM_IDS)("the preset of %s", (system: SystemId) => {
  const preset = PRESETS[system];

  it("has the id under which it is found", () => {
    expect(preset.id).toBe(system);
  });

  it.each(Object.entries(entriesOf(preset)))("has %s, each with its own id and texts", (_, entries) => {
    expect(entries.length).toBeGreaterThanOrEqual(4);
    expectDistinct(entries.map(({ id }: PresetEntry) => id));
    for (const { id, label, detail } of entries) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(label.length).toBeGreaterThan(2);
      expect(detail.length).toBeGreaterThan(label.length);
    }
  });

  it("has rests of their own ids, among the quick actions or beside them", () => {
    expectDistinct([...preset.quickActions, ...preset.rests].map(({ id }) => id));
    for (const { id, label, detail } of preset.rests) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(detail.length).toBeGreaterThan(label.length);
    }
  });

  it("offers what exists: what its rests apply, rolls that may be asked for", () => {
    const { quickActions, rests, commandButtons } = preset;
    const offers = [...quickActions, ...rests, ...commandButtons].flatMap(({ id, offer }) =>
      offer ? [{ id, offer }] : [],
    );
    const applied = offers.filter(({ offer }) => offer.kind === "apply").map(({ id }) => id);
    expect(applied.toSorted()).toEqual(Object.keys(playSystemOf(system).rests).toSorted());
    const asked = offers.flatMap(({ offer }) => (offer.kind === "ask" ? [offer.trait] : []));
    const traits = gameOf(system).asks.traits.flatMap((group) => group.traits);
    expect(asked.filter((trait) => !traits.includes(trait))).toEqual([]);
  });

  it("has at least three focus tracks that start within their scale", () => {
    expect(preset.focusTracks.length).toBeGreaterThanOrEqual(3);
    expectDistinct(preset.focusTracks.map(({ id }) => id));
    for (const { start, max, label, hint } of preset.focusTracks) {
      expect(max).toBeGreaterThan(0);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start).toBeLessThanOrEqual(max);
      expect(hint.length).toBeGreaterThan(label.length);
    }
  });

  it("has at least five prompts for the MJ", () => {
    expect(preset.supportPrompts.length).toBeGreaterThanOrEqual(5);
    for (const prompt of preset.supportPrompts) expect(prompt).toMatch(/^[A-ZÀ-Ý].{20,} ?[.?!]$/);
  });

  it("groups skills, each of them once", () => {
    expect(preset.skillGroups.length).toBeGreaterThanOrEqual(3);
    expectDistinct(preset.skillGroups.flatMap(({ skills }) => skills));
    for (const { skills } of preset.skillGroups) expect(skills.length).toBeGreaterThanOrEqual(4);
  });

  it("groups skills that its sheets have", () => {
    const known: readonly string[] = SHEET_SKILLS[system];
    const grouped = preset.skillGroups.flatMap(({ skills }) => skills);
    expect(grouped.filter((skill) => !known.includes(skill))).toEqual([]);
  });

  it("has four sample players, each in a colour on which white text is readable", () => {
    expect(preset.samplePlayers).toHaveLength(4);
    expectDistinct(preset.samplePlayers.map(({ id }) => id));
    for (const { name, pronouns, role, tag, color } of preset.samplePlayers) {
      for (const text of [name, pronouns, role, tag]) expect(text).not.toBe("");
      expect(contrast("#ffffff", color), name).toBeGreaterThanOrEqual(AA);
    }
  });

  it("has readable colours in both schemes", () => {
    const { accent, onAccent, light, dark } = preset.theme;
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(AA);
    for (const surface of [...SURFACES.light, light.tint]) {
      expect(contrast(light.text, surface), surface).toBeGreaterThanOrEqual(AA);
    }
    for (const surface of [...SURFACES.dark, dark.tint]) {
      expect(contrast(dark.text, surface), surface).toBeGreaterThanOrEqual(AA);
    }
  });
});
