import {
  ADVENTURE_KINDS,
  type Adventure,
  type AdventureContent,
  type AdventureKind,
  adventureName,
  gamesOf,
} from "domain/table/adventure/adventure";
import { HANDOUT_KIND_NAMES } from "domain/table/handouts/handoutText";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";

/** Something that an MJ prepared, which may be chosen; all of it is read when it is needed. */
export interface AdventureEntry {
  readonly kind: AdventureKind;
  /** Names it among those of its kind. */
  readonly key: string;
  readonly name: string;
  /** In few words. */
  readonly facts: string;
  /** The games that it is of; none for what any table may have. */
  readonly games: readonly SystemId[];
  /** Rejects without a connection, where it is the server's. */
  readonly load: () => Promise<AdventureContent>;
}

export const entryKey = ({ kind, key }: Pick<AdventureEntry, "kind" | "key">): string => `${kind}/${key}`;

export const isForGame = ({ games }: Pick<AdventureEntry, "games">, system: SystemId): boolean =>
  games.every((game) => game === system);

const counted = (count: number, one: string, many: string) => `${count} ${plural(count, one, many)}`;

export const creaturesText = (count: number) => counted(count, "créature", "créatures");
export const rowsText = (count: number) => counted(count, "ligne", "lignes");

/** « 24 × 16 cases » */
export const sizeText = ({
  width,
  height,
  grid,
}: {
  readonly width: number;
  readonly height: number;
  readonly grid: { readonly size: number };
}) => `${Math.round(width / grid.size)} × ${Math.round(height / grid.size)} cases`;

function factsOf({ kind, content }: AdventureContent): string {
  if (kind === "scenes") return sizeText(content);
  if (kind === "encounters") return creaturesText(content.lines.reduce((sum, { count }) => sum + count, 0));
  if (kind === "handouts") return HANDOUT_KIND_NAMES[content.kind];
  return kind === "randomTables" ? rowsText(content.rows.length) : content.about;
}

const contentsOf = (adventure: Adventure, kind: AdventureKind): AdventureContent[] =>
  adventure[kind].map((content) => ({ kind, content }) as AdventureContent);

/** What was read of a file, in its order. */
export const fileEntries = (adventure: Adventure): AdventureEntry[] =>
  ADVENTURE_KINDS.flatMap((kind) =>
    contentsOf(adventure, kind).map((one, place) => ({
      ...{ kind, key: String(place), name: adventureName(one), facts: factsOf(one), games: gamesOf(one) },
      load: async () => one,
    })),
  );
