import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { campaignSettingsSchema } from "../../game/campaignSettings";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { SYSTEM_IDS, type SystemId } from "../../values/systemIds";
import {
  DEFAULT_CAMPAIGN_SETTINGS,
  readCampaignSettings,
  SETTING_FIELDS,
  settingFieldsOf,
  settingsOverview,
} from "./settings";
import { decideUpdateCampaignSettings } from "./updateCampaignSettings";

const allChanged = {
  xpType: "xp",
  abilityMethod: "rolled",
  hitPoints: "rolled",
  feats: true,
  multiclassing: true,
  useVtt: true,
  askForRareItems: true,
} as const;

describe("campaign settings", () => {
  it("start with the product's defaults", () => {
    expect(DEFAULT_CAMPAIGN_SETTINGS).toEqual({
      xpType: "milestone",
      abilityMethod: "standard_array",
      hitPoints: "fixed",
      feats: false,
      multiclassing: false,
      useVtt: false,
      askForRareItems: false,
    });
  });

  it("are read field by field, with the default for what is missing or unknown", () => {
    expect(readCampaignSettings(allChanged)).toEqual(allChanged);
    expect(readCampaignSettings({ xpType: "xp", feats: "oui", useVtt: true, extra: 1 })).toEqual({
      ...DEFAULT_CAMPAIGN_SETTINGS,
      xpType: "xp",
      useVtt: true,
    });
    for (const raw of [undefined, null, 7, "xp", []]) {
      expect(readCampaignSettings(raw)).toEqual(DEFAULT_CAMPAIGN_SETTINGS);
    }
  });

  it("are valid whatever they are read from", () => {
    const raw = fc.oneof(fc.anything(), fc.record({ xpType: fc.anything(), useVtt: fc.anything() }));
    fc.assert(
      fc.property(raw, (document) => {
        expect(campaignSettingsSchema.safeParse(readCampaignSettings(document)).success).toBe(true);
      }),
    );
  });

  it("offer every value of the schema, with a label", () => {
    const names = SETTING_FIELDS.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(campaignSettingsSchema.shape).toSorted());
    for (const { name, options } of SETTING_FIELDS) {
      const { shape } = campaignSettingsSchema;
      const schema = shape[name];
      const values = "options" in schema ? schema.options : [true, false];
      expect(options.map(({ value }) => value).toSorted()).toEqual([...values].toSorted());
    }
  });

  it("are shown to players in the product's words", () => {
    const valuesOf = (settings: Parameters<typeof settingsOverview>[0]) =>
      settingsOverview(settings).map(({ label, value }) => `${label} : ${value}`);
    expect(valuesOf(DEFAULT_CAMPAIGN_SETTINGS)).toEqual([
      "Progression : Progression par jalons",
      "Caractéristiques : Standard Array",
      "Points de vie : Fixes",
      "Dons : Non autorisés",
      "Multiclassage : Non autorisé",
      "Table virtuelle (VTT) : Désactivée",
      "Objets rares : Libres",
    ]);
    expect(valuesOf({ ...allChanged, abilityMethod: "point_buy" })).toEqual([
      "Progression : Points d'expérience",
      "Caractéristiques : Point Buy",
      "Points de vie : Jets",
      "Dons : Autorisés",
      "Multiclassage : Autorisé",
      "Table virtuelle (VTT) : Activée",
      "Objets rares : Demander au MJ",
    ]);
    expect(valuesOf(allChanged)[1]).toBe("Caractéristiques : Jets de dés");
  });
});

describe("the settings that mean something", () => {
  const namesOf = (system: SystemId) => settingFieldsOf(system).used.map(({ name }) => name);

  it("are all of them in D&D, table and rare items elsewhere, scores too in Call of Cthulhu", () => {
    expect(settingFieldsOf("dnd5e")).toEqual({ used: SETTING_FIELDS, unused: [] });
    expect(namesOf("cthulhu")).toEqual(["abilityMethod", "useVtt", "askForRareItems"]);
    expect(namesOf("vampire")).toEqual(["useVtt", "askForRareItems"]);
    expect(namesOf("cyberpunk")).toEqual(["useVtt", "askForRareItems"]);
  });

  it.each(SYSTEM_IDS)("and the others are all settings of %s", (system) => {
    const { used, unused } = settingFieldsOf(system);
    expect(new Set([...used, ...unused])).toEqual(new Set(SETTING_FIELDS));
  });
});

describe("changing the settings", () => {
  it("keeps what the MJ says of rare items where a save does not name it", () => {
    const { askForRareItems: _, ...named } = DEFAULT_CAMPAIGN_SETTINGS;
    for (const askForRareItems of [true, false]) {
      const campaign = campaignOf({ settings: { ...named, askForRareItems } });
      expect(decideUpdateCampaignSettings(campaign, "mj", named, NOW).settings).toEqual(campaign.settings);
      const chosen = { ...named, askForRareItems: !askForRareItems };
      expect(decideUpdateCampaignSettings(campaign, "mj", chosen, NOW).settings).toEqual(chosen);
    }
  });

  const online = { status: "online", active: true, joinUrl: "/table" } as const;
  const campaign = campaignOf({ vttStatus: online });

  it("closes the VTT when useVtt is turned off", () => {
    const off = { ...allChanged, useVtt: false };
    expect(decideUpdateCampaignSettings(campaign, "mj", off, NOW)).toEqual({
      settings: off,
      vttStatus: { status: "offline", active: false, updatedAt: NOW },
    });
  });

  it("leaves a VTT as it was that is offline already", () => {
    const vttStatus = { status: "offline", active: false, updatedAt: 1 } as const;
    const saved = decideUpdateCampaignSettings(
      campaignOf({ vttStatus }),
      "mj",
      { ...allChanged, useVtt: false },
      NOW,
    );
    expect(saved.vttStatus).toBe(vttStatus);
  });

  it("leaves the VTT unchanged while useVtt stays on", () => {
    expect(decideUpdateCampaignSettings(campaign, "mj", allChanged, NOW).vttStatus).toBe(online);
  });

  it("is allowed to the MJ only", () => {
    expect(refusalOf(() => decideUpdateCampaignSettings(campaign, "alice", allChanged, NOW))).toBe(
      "forbidden",
    );
  });
});
