import { createContext, useContext, useEffect, useLayoutEffect, useRef } from "react";

/** What the search of a sheet finds. */
export interface SearchEntry {
  /** « Compétences », « Sorts », « Objets ». */
  readonly group: string;
  readonly label: string;
  /** Beside its name: what is rolled. */
  readonly detail?: string | undefined;
  /** It may be a favourite: a roll that is known by its label. */
  readonly rolls?: boolean;
  /** Rolls it, uses it, or shows it on the sheet. */
  readonly run: () => void;
}

type Source = () => readonly SearchEntry[];

/** In the order of the results. */
const PLACES = ["rolls", "powers", "items"] as const;
type Place = (typeof PLACES)[number];

/** What the parts of a sheet let be found; asked for when the search opens, so that it costs nothing before. */
export interface SearchIndex {
  readonly entries: Source;
  /** Answers what takes it away. */
  readonly add: (place: Place, source: Source) => () => void;
}

export function createSearchIndex(): SearchIndex {
  const sources = new Map<Source, Place>();
  return {
    entries: () =>
      PLACES.flatMap((place) => [...sources].flatMap(([source, at]) => (at === place ? source() : []))),
    add: (place, source) => {
      sources.set(source, place);
      return () => sources.delete(source);
    },
  };
}

const SearchIndexContext = createContext<SearchIndex | undefined>(undefined);

export const SearchIndexProvider = SearchIndexContext.Provider;

/** Lets what `source` answers be found while the component is mounted; nothing outside of a provider. */
export function useSearchable(place: Place, source: Source): void {
  const index = useContext(SearchIndexContext);
  const newest = useRef(source);
  useLayoutEffect(() => {
    newest.current = source;
  });
  useEffect(() => index?.add(place, () => newest.current()), [index, place]);
}
