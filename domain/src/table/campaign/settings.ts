import * as z from "zod/mini";
import { type CampaignSettings, campaignSettingsSchema } from "../../game/campaignSettings";
import { gameOf } from "../../games/registry/games";
import { lastLevelOf } from "../../games/registry/lastLevels";
import type { SystemId } from "../../values/systemIds";

/** Product §9. */
export const DEFAULT_CAMPAIGN_SETTINGS: CampaignSettings = {
  xpType: "milestone",
  abilityMethod: "standard_array",
  hitPoints: "fixed",
  feats: false,
  multiclassing: false,
  useVtt: false,
  askForRareItems: false,
};

type SettingName = keyof CampaignSettings;

/** A setting with all its values, in the order in which the form shows them. */
interface SettingField<Name extends SettingName> {
  readonly name: Name;
  readonly label: string;
  readonly options: readonly { readonly value: CampaignSettings[Name]; readonly label: string }[];
}

type AnySettingField = { [Name in SettingName]: SettingField<Name> }[SettingName];

const switchOptions = (on: string, off: string) => [
  { value: true, label: on },
  { value: false, label: off },
];

/** Product §9 "Labels", in the order of the screen. */
export const SETTING_FIELDS: readonly AnySettingField[] = [
  {
    name: "xpType",
    label: "Progression",
    options: [
      { value: "milestone", label: "Progression par jalons" },
      { value: "xp", label: "Points d'expérience" },
    ],
  },
  {
    name: "abilityMethod",
    label: "Caractéristiques",
    options: [
      { value: "standard_array", label: "Standard Array" },
      { value: "point_buy", label: "Point Buy" },
      { value: "rolled", label: "Jets de dés" },
    ],
  },
  {
    name: "hitPoints",
    label: "Points de vie",
    options: [
      { value: "fixed", label: "Fixes" },
      { value: "rolled", label: "Jets" },
    ],
  },
  { name: "feats", label: "Dons", options: switchOptions("Autorisés", "Non autorisés") },
  { name: "multiclassing", label: "Multiclassage", options: switchOptions("Autorisé", "Non autorisé") },
  { name: "useVtt", label: "Table virtuelle (VTT)", options: switchOptions("Activée", "Désactivée") },
  { name: "askForRareItems", label: "Objets rares", options: switchOptions("Demander au MJ", "Libres") },
];

/** The settings of games whose characters have levels. */
const OF_LEVELS: ReadonlySet<SettingName> = new Set(["xpType", "hitPoints", "feats", "multiclassing"]);

function hasMeaning(name: SettingName, system: SystemId): boolean {
  if (name === "abilityMethod") return gameOf(system).scoreMethods ?? false;
  return lastLevelOf(system) !== undefined || !OF_LEVELS.has(name);
}

/** The settings that mean something in a game, and those that mean nothing, which screens fold away. */
export function settingFieldsOf(system: SystemId): {
  readonly used: readonly AnySettingField[];
  readonly unused: readonly AnySettingField[];
} {
  return {
    used: SETTING_FIELDS.filter(({ name }) => hasMeaning(name, system)),
    unused: SETTING_FIELDS.filter(({ name }) => !hasMeaning(name, system)),
  };
}

const { shape } = campaignSettingsSchema;

const lenientSchema = z.catch(
  z.object({
    xpType: z.catch(shape.xpType, DEFAULT_CAMPAIGN_SETTINGS.xpType),
    abilityMethod: z.catch(shape.abilityMethod, DEFAULT_CAMPAIGN_SETTINGS.abilityMethod),
    hitPoints: z.catch(shape.hitPoints, DEFAULT_CAMPAIGN_SETTINGS.hitPoints),
    feats: z.catch(shape.feats, DEFAULT_CAMPAIGN_SETTINGS.feats),
    multiclassing: z.catch(shape.multiclassing, DEFAULT_CAMPAIGN_SETTINGS.multiclassing),
    useVtt: z.catch(shape.useVtt, DEFAULT_CAMPAIGN_SETTINGS.useVtt),
    askForRareItems: z.catch(shape.askForRareItems, DEFAULT_CAMPAIGN_SETTINGS.askForRareItems),
  }),
  DEFAULT_CAMPAIGN_SETTINGS,
);

/**
 * Reads settings out of any document, field by field; missing or unknown values get the default. Never
 * throws.
 */
export function readCampaignSettings(raw: unknown): CampaignSettings {
  return lenientSchema.parse(raw);
}

/** A setting and its value in French, for the players' read-only overview (product §2). */
export interface SettingLine {
  readonly name: SettingName;
  readonly label: string;
  readonly value: string;
}

export function settingsOverview(settings: CampaignSettings, fields = SETTING_FIELDS): SettingLine[] {
  return fields.map(({ name, label, options }) => {
    const chosen = options.find((option) => option.value === settings[name]);
    return { name, label, value: chosen?.label ?? "—" };
  });
}
