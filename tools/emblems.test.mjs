import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readyCharacters } from "domain/table/forge/readyCharacters";
import { SYSTEM_IDS } from "domain/values/systemIds";
import { expect, it } from "vitest";
import { root } from "./launcher/places.mjs";

it("each ready character has its emblem among the client's files, and no emblem is left over", () => {
  const files = readdirSync(join(root, "web/public/emblems")).map((name) => `/emblems/${name}`);
  const shown = SYSTEM_IDS.flatMap((system) =>
    readyCharacters(system).map(({ identity }) => identity.avatarUrl),
  );
  expect(shown.toSorted()).toEqual(files.toSorted());
});
