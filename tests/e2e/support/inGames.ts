import type { Table } from "../../support/campaigns";

/** For a test that is made in each game: `npm test -- --all` makes it in one, a proof of its own in the others. */
export const inGames = (system: Table["system"]) => ({ tag: system === "dnd5e" ? [] : ["@games"] });
