import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createCharacter } from "../../api/characters";
import { FREE_RULES } from "../../game/forge/forgeRules";
import { findOfficialItem } from "../../games/catalogue";
import { PRESETS } from "../../games/registry/presets";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { pictureAddress } from "../../values/portraits/portrait";
import { SYSTEM_IDS } from "../../values/systemIds";
import { DEFAULT_CAMPAIGN_SETTINGS } from "../campaign/settings";
import { buildCharacter } from "./buildCharacter";
import { readyCharacters, readyFor } from "./readyCharacters";
import { duplicateDraft, duplicatedCharacter, reforgedCharacter, reopenDraft } from "./reopen";
import { unfinishedSteps } from "./steps";
import { summariseDraft } from "./summary";

const ALL = SYSTEM_IDS.flatMap((system) =>
  readyCharacters(system).map((draft) => ({ draft, system, name: draft.identity.name })),
);

describe("the ready characters", () => {
  it.each(SYSTEM_IDS)("of %s are eight, its preset's sample players first", (system) => {
    const people = readyCharacters(system).map(({ identity }) => [identity.name, identity.pronoun]);
    const samples = PRESETS[system].samplePlayers.map(({ name, pronouns }) => [name, pronouns]);
    expect(people.slice(0, samples.length)).toEqual(samples);
    expect(people).toHaveLength(8);
    expect(new Set(people.map(([name]) => name)).size).toBe(8);
  });

  it.each(ALL)("have an emblem for their portrait: $name", ({ draft }) => {
    const { avatarUrl } = draft.identity;
    expect(avatarUrl).toMatch(/^\/emblems\//);
    expect(pictureAddress(avatarUrl)).toBe(avatarUrl);
  });

  it.each(ALL)("are finished by the Forge's own rules: $name", ({ draft }) => {
    expect(unfinishedSteps(draft, FREE_RULES)).toEqual([]);
  });

  it.each(ALL)("are complete on the sheet, with attack, skills and equipment: $name", ({ draft, system }) => {
    const made = buildCharacter(draft);
    const body = z.parse(createCharacter.body, JSON.parse(JSON.stringify(made)));
    const character = normaliseCharacter({ ...body, id: "new", userId: "alice", system });
    const items = character.inventoryItems.map(({ itemId }) => findOfficialItem(itemId));
    expect(items).not.toContain(undefined);
    const weapons = character.inventoryItems.filter(
      ({ itemId, equipped }) => equipped && findOfficialItem(itemId)?.damage !== undefined,
    );
    expect(weapons.length).toBeGreaterThan(0);
    const { facts, scores, strengths, gear } = summariseDraft(draft);
    expect([...facts, ...scores].map(({ value }) => value)).not.toContain("—");
    expect(strengths.length).toBeGreaterThan(1);
    expect(gear.length).toBeGreaterThan(3);
    expect(character.description).not.toBe("");
    expect(Object.values(character.traits)).toHaveLength(4);
  });

  it.each(ALL)("open in the Forge again with the same choices: $name", ({ draft, system }) => {
    expect(reopenDraft({ ...buildCharacter(draft), system })).toMatchObject(draft);
  });

  it.each(ALL)(
    "set out with a kit and coins once, and not again when they are reforged or copied: $name",
    ({ draft, system }) => {
      const played = { ...buildCharacter(draft), system };
      const reforged = reforgedCharacter(reopenDraft(played), played).stats;
      expect(reforged).not.toHaveProperty("purse");
      expect(reforged).not.toHaveProperty("inventoryItems");
      expect(duplicatedCharacter(duplicateDraft(played), played).stats).not.toHaveProperty("purse");
      expect("purse" in played.stats).toBe(system === "dnd5e");
    },
  );

  it.each(SYSTEM_IDS)("are offered to a table of %s unless it rolls its scores", (system) => {
    const rolled = { ...DEFAULT_CAMPAIGN_SETTINGS, abilityMethod: "rolled" } as const;
    const rolls = system === "dnd5e" || system === "cthulhu";
    expect(readyFor(system, DEFAULT_CAMPAIGN_SETTINGS)).toHaveLength(8);
    expect(readyFor(system, undefined)).toHaveLength(8);
    expect(readyFor(system, rolled)).toHaveLength(rolls ? 0 : 8);
  });
});
