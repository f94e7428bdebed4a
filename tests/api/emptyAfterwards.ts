import { afterAll } from "vitest";
import { wipeDatabase } from "../support/wholeDatabase";

// A file leaves nothing in the project of the API's tests: each query costs the emulator a look at all that is there.
// No trigger hears of it. Without a project of their own, beside `npm start`, the demo stays.
afterAll(async () => {
  if (process.env.API_PROJECT_ID !== undefined) await wipeDatabase();
});
