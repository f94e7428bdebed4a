import { describe, expect, it } from "vitest";
import type { CampaignSettings } from "../../game/campaignSettings";
import type { ForgeCampaign } from "../../game/forge/forge";
import {
  chooseClass,
  chooseLevel,
  chooseScoreMethod,
  takeHitDice,
  takeRolledScores,
} from "../../games/dnd5e/forge/choose";
import { emptyDnd5eDraft } from "../../games/dnd5e/forge/draft";
import { seededSource } from "../../testing/seededSource";
import { DEFAULT_CAMPAIGN_SETTINGS } from "../campaign/settings";
import { withCampaignRules } from "./campaignRules";
import { emptyDraft } from "./draft";
import { rollOnDevice } from "./rollOnDevice";
import { summariseDraft } from "./summary";
import { surprise } from "./surprise";

const tableWith = (changes: Partial<CampaignSettings>, id = "brumes"): ForgeCampaign => ({
  id,
  settings: { ...DEFAULT_CAMPAIGN_SETTINGS, ...changes },
});
const rolling = tableWith({ abilityMethod: "rolled", hitPoints: "rolled" });

describe("a draft for a campaign", () => {
  it("follows its settings; a draft for none chooses freely", () => {
    const bought = chooseScoreMethod(emptyDnd5eDraft, "point_buy");
    expect(withCampaignRules(bought, undefined)).toEqual(bought);
    expect(withCampaignRules(bought, tableWith({}))).toMatchObject({
      scoreMethod: "standard_array",
      hitPointRule: "fixed",
    });
    for (const abilityMethod of ["standard_array", "point_buy"] as const) {
      const investigator = { ...emptyDraft("cthulhu"), method: "rolled" as const };
      expect(withCampaignRules(investigator, tableWith({ abilityMethod }))).toEqual(investigator);
    }
    expect(withCampaignRules(emptyDraft("cthulhu"), rolling)).toMatchObject({
      method: "rolled",
      rolledFor: "brumes",
    });
    expect(withCampaignRules(emptyDraft("vampire"), rolling)).toEqual(emptyDraft("vampire"));
  });

  it("loses dice that were rolled elsewhere, and keeps those of its campaign", () => {
    const own = takeHitDice(takeRolledScores(emptyDnd5eDraft, [18, 18, 18, 18, 18, 18]), [10], "");
    const adapted = withCampaignRules(own, rolling);
    expect(adapted).toMatchObject({ rolledScores: [], laterDice: [], rolledFor: "brumes" });
    const rolled = takeRolledScores(emptyDnd5eDraft, [12, 12, 12, 12, 12, 12], "brumes");
    expect(withCampaignRules(rolled, rolling)).toMatchObject({ rolledScores: [12, 12, 12, 12, 12, 12] });
    expect(withCampaignRules(rolled, tableWith({ abilityMethod: "rolled" }, "cendres"))).toMatchObject({
      rolledScores: [],
    });
  });

  it("is not changed by applying the settings twice", () => {
    for (const draft of [emptyDnd5eDraft, emptyDraft("cthulhu")]) {
      for (const table of [rolling, tableWith({}), tableWith({ abilityMethod: "point_buy" })]) {
        const adapted = withCampaignRules(draft, table);
        expect(withCampaignRules(adapted, table)).toEqual(adapted);
      }
    }
  });
});

describe("dice rolled on the device", () => {
  const source = seededSource(9);

  it("are those that are needed and that no campaign rolls", () => {
    const wanting = chooseLevel(
      chooseClass({ ...chooseScoreMethod(emptyDnd5eDraft, "rolled"), hitPointRule: "rolled" }, "moine"),
      3,
    );
    const rolled = rollOnDevice(wanting, undefined, source);
    expect(rolled).toMatchObject({ rolledScores: { length: 6 }, laterDice: { length: 2 } });
    expect(rollOnDevice(rolled, undefined, source)).toEqual(rolled);
    expect(rollOnDevice(wanting, rolling, source)).toEqual(wanting);
    expect(rollOnDevice(emptyDnd5eDraft, undefined, source)).toEqual(emptyDnd5eDraft);
  });

  it("are Luck for every investigator, and all characteristics for some", () => {
    const quick = rollOnDevice(emptyDraft("cthulhu"), undefined, source);
    expect(quick).toMatchObject({ method: "quick", characteristics: { str: 0 } });
    expect(quick.system === "cthulhu" && quick.luck).toBeGreaterThanOrEqual(15);
    const all = rollOnDevice({ ...emptyDraft("cthulhu"), method: "rolled" }, undefined, source);
    expect(all.system === "cthulhu" && all.characteristics.edu).toBeGreaterThanOrEqual(40);
    expect(rollOnDevice(emptyDraft("cthulhu"), rolling, source)).toEqual(emptyDraft("cthulhu"));
  });
});

describe("the summary of a draft", () => {
  it("shows dashes while nothing is chosen", () => {
    const { name, origin, facts, scores } = summariseDraft(emptyDnd5eDraft);
    expect([name, origin]).toEqual(["Personnage sans nom", ""]);
    expect(facts.map(({ value }) => value)).toEqual(["—", "—", "—", "9 m"]);
    expect(new Set(scores.map(({ value }) => value))).toEqual(new Set(["—"]));
  });

  it.each(["dnd5e", "vampire", "cyberpunk", "cthulhu"] as const)(
    "is complete for a finished draft of %s",
    (system) => {
      const { facts, scores, strengths, gear } = summariseDraft(
        surprise(emptyDraft(system), seededSource(5)),
      );
      const values = [...facts, ...scores, ...strengths].map(({ value }) => value);
      expect(values).not.toContain("—");
      expect(strengths.length).toBeGreaterThan(1);
      expect(gear.length).toBeGreaterThan(1);
    },
  );
});
