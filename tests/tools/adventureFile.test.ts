import { readFileSync } from "node:fs";
import { readAdventureFile } from "domain/import/adventureFile";
import { ADVENTURE_KINDS } from "domain/table/adventure/adventure";
import { expect, it } from "vitest";

it("docs/adventure-file.md shows a file that is read whole", () => {
  const page = readFileSync(new URL("../../docs/adventure-file.md", import.meta.url), "utf8");
  const [, example = ""] = /```json\n(.*?)```/s.exec(page) ?? [];
  const { adventure, unread } = readAdventureFile(example);
  expect(unread).toEqual([]);
  expect(ADVENTURE_KINDS.map((kind) => adventure[kind].length)).toEqual([1, 1, 2, 1, 0]);
});
