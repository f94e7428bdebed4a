import { BEYOND_FIXTURES } from "./beyondFixtures";
import { GAME_FIXTURES } from "./gameFixtures";
import { LATEST_FIXTURES } from "./latestFixtures";
import { NEWER_FOUNDRY_FIXTURES } from "./newerFoundryFixtures";
import { OLDER_FOUNDRY_FIXTURES } from "./olderFoundryFixtures";
import type { ImportFixture } from "./truth";

/** Every file of another tool with its truth, for the tests, the proof and `npm run check-imports`. */
export const IMPORT_FIXTURES: readonly ImportFixture[] = [
  ...OLDER_FOUNDRY_FIXTURES,
  ...NEWER_FOUNDRY_FIXTURES,
  ...BEYOND_FIXTURES,
  ...GAME_FIXTURES,
  ...LATEST_FIXTURES,
];
