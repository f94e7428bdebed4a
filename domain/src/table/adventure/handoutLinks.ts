import { MAX_PART_LENGTH } from "../../documents/handout";
import type { AdventureHandout } from "./adventure";

/** A link in Markdown; its words and its address are short, so that a text of brackets takes no time. */
const LINK = /\[((?:[^\]\\]|\\.){1,200})\]\(([^()\s]{1,300})(?: "[^"\n]{0,200}")?\)/g;

/** How links between handouts are written where they belong to no campaign. */
const KEY = /^aide:([^\s()]{1,200})$/;
const PAGE = /^\/campaign\/([^/?#]+)\/(aides|seances)\/([\w~-]+)(?:\?system=\w+)?$/;

/** A text whose links lead elsewhere: `addressOf` answers null for one of which its words alone stay. */
const withLinks = (text: string, addressOf: (address: string) => string | null): string =>
  text.replaceAll(LINK, (link: string, words: string, address: string) => {
    const next = addressOf(address);
    if (next === null) return words;
    return next === address ? link : `[${words}](${next})`;
  });

/**
 * A text of a campaign without addresses of its own: links to its handouts become `aide:` with their id, those to other
 * pages of a table their words.
 */
export const portableText = (text: string, campaignId: string): string =>
  withLinks(text, (address) => {
    const [, campaign, page, id] = PAGE.exec(address) ?? [];
    if (id === undefined) return address;
    return campaign === encodeURIComponent(campaignId) && page === "aides" ? `aide:${id}` : null;
  });

/**
 * The text with its `aide:` links at these addresses; of those that `pathOf` answers nothing for, and of links to
 * pages of any table, the words stay. Where the addresses make it longer than `max`, all of them are words.
 */
export function placedText(text: string, pathOf: (key: string) => string | undefined, max: number): string {
  const placed = (find: typeof pathOf) =>
    withLinks(text, (address) => {
      const [, key] = KEY.exec(address) ?? [];
      if (key !== undefined) return find(key) ?? null;
      return PAGE.test(address) ? null : address;
    });
  const whole = placed(pathOf);
  return whole.length <= max ? whole : placed(() => undefined);
}

/** Handouts under new keys, by their place, whose texts lead to each other alone. */
export function numbered(handouts: readonly AdventureHandout[]): AdventureHandout[] {
  const keyOf = (place: number) => `aide-${place + 1}`;
  const places = new Map(handouts.map(({ key }, place) => [key, keyOf(place)]));
  const pathOf = (key: string) => {
    const next = places.get(key);
    return next && `aide:${next}`;
  };
  return handouts.map((handout, place) => ({
    ...handout,
    key: keyOf(place),
    parts: handout.parts.map((part) => ({ ...part, text: placedText(part.text, pathOf, MAX_PART_LENGTH) })),
  }));
}
