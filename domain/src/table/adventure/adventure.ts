import * as z from "zod/mini";
import { encounterLinesSchema, encounterNameSchema } from "../../documents/encounterLines";
import {
  HANDOUT_KINDS,
  handoutTitleRules,
  MAX_HANDOUT_PARTS,
  MAX_PART_LENGTH,
  partTitleRules,
} from "../../documents/handout";
import { randomTableFields } from "../../documents/randomTable";
import {
  backgroundSchema,
  drawnRoomsSchema,
  gridSchema,
  MAX_TILE_BYTES,
  MAX_TOKENS,
  nameSchema as sceneNameSchema,
  sceneSizeSchema,
  tileNameSchema,
  tokenSchema,
} from "../../documents/sceneSchema";
import { doorsSchema, sceneLightsSchema, sceneSightSchema, wallsSchema } from "../../documents/wallSchema";
import { type CreatureDraft, creatureDraftSchema, creatureSchema } from "../../games/creature";
import type { SystemId } from "../../values/systemIds";
import { markdownSchema } from "../../values/text/markdownSchema";
import { nameSchema } from "../../values/text/nameSchema";
import { MAX_HANDOUT_PICTURE_BYTES } from "../handouts/handoutPicture";

/*
 * What an MJ prepared, as it goes from a campaign to another one, or to a file (product §2.24): without its place, its
 * readers and its versions. `docs/adventure-file.md` documents it.
 */

/** In the order in which they are shown. */
export const ADVENTURE_KINDS = ["scenes", "encounters", "handouts", "randomTables", "creatures"] as const;
export type AdventureKind = (typeof ADVENTURE_KINDS)[number];

export const ADVENTURE_KIND_NAMES: Readonly<Record<AdventureKind, string>> = {
  scenes: "Scènes",
  encounters: "Rencontres",
  handouts: "Aides de jeu",
  randomTables: "Tables aléatoires",
  creatures: "Créatures",
};

const base64Of = (bytes: number) =>
  z.string().check(z.maxLength(Math.ceil(bytes / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** A token that stands for no hero; `creature`: whom it stands for, with numbers of its own in each fight. */
const adventureTokenSchema = z.object({
  ...z.pick(tokenSchema, {
    name: true,
    nameShown: true,
    commonName: true,
    colour: true,
    size: true,
    x: true,
    y: true,
    health: true,
    badges: true,
    down: true,
    light: true,
    sees: true,
    darkvision: true,
    aura: true,
  }).shape,
  kind: z.enum(["creature", "object"]),
  hidden: z.boolean(),
  creature: z.optional(creatureSchema),
});
export type AdventureToken = z.infer<typeof adventureTokenSchema>;

const adventureSceneSchema = z.object({
  name: sceneNameSchema,
  ...sceneSizeSchema.shape,
  grid: gridSchema,
  background: backgroundSchema,
  fogOn: z.boolean(),
  rooms: drawnRoomsSchema,
  sight: z.optional(sceneSightSchema),
  walls: wallsSchema,
  doors: doorsSchema,
  lights: sceneLightsSchema,
  tokens: z.array(adventureTokenSchema).check(z.maxLength(MAX_TOKENS)),
  /** Its pieces in base64, by their names: `overview`, and tiles by their number. */
  picture: z.optional(z.record(tileNameSchema, base64Of(MAX_TILE_BYTES))),
});
export type AdventureScene = z.infer<typeof adventureSceneSchema>;

const adventureEncounterSchema = z.object({ name: encounterNameSchema, lines: encounterLinesSchema });
type AdventureEncounter = z.infer<typeof adventureEncounterSchema>;

const adventureHandoutSchema = z.object({
  /** By which the texts of others lead to it: `[…](aide:key)`. */
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  kind: z.enum(HANDOUT_KINDS),
  title: nameSchema(handoutTitleRules),
  parts: z
    .array(
      z.object({
        title: nameSchema(partTitleRules),
        text: markdownSchema(MAX_PART_LENGTH),
        secret: z.boolean(),
      }),
    )
    .check(z.maxLength(MAX_HANDOUT_PARTS)),
  /** In base64. */
  picture: z.optional(base64Of(MAX_HANDOUT_PICTURE_BYTES)),
});
export type AdventureHandout = z.infer<typeof adventureHandoutSchema>;

const adventureTableSchema = z.object(randomTableFields);
type AdventureTable = z.infer<typeof adventureTableSchema>;

/** What one of each kind is. */
export interface AdventureContents {
  readonly scenes: AdventureScene;
  readonly encounters: AdventureEncounter;
  readonly handouts: AdventureHandout;
  readonly randomTables: AdventureTable;
  readonly creatures: CreatureDraft;
}

export type Adventure = { readonly [Kind in AdventureKind]: readonly AdventureContents[Kind][] };

/** One thing with its kind. */
export type AdventureContent = {
  readonly [Kind in AdventureKind]: { readonly kind: Kind; readonly content: AdventureContents[Kind] };
}[AdventureKind];

/** What a file has of each kind. */
export const ADVENTURE_SCHEMAS = {
  scenes: adventureSceneSchema,
  encounters: adventureEncounterSchema,
  handouts: adventureHandoutSchema,
  randomTables: adventureTableSchema,
  creatures: creatureDraftSchema,
} as const satisfies { readonly [Kind in AdventureKind]: z.ZodMiniType<AdventureContents[Kind]> };

/** The games that something is of; none for what any game's table may have. */
export function gamesOf({ kind, content }: AdventureContent): SystemId[] {
  if (kind === "creatures") return [content.system];
  if (kind === "encounters") return [...new Set(content.lines.map(({ creature }) => creature.system))];
  return [];
}

export const adventureName = ({ kind, content }: AdventureContent): string =>
  kind === "handouts" ? content.title : content.name;
