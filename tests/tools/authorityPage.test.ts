import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { authorityPage } from "../prove/authority/page";

it("docs/authority.md says who may make which call today (npm run authority writes it)", () => {
  const written = readFileSync(new URL("../../docs/authority.md", import.meta.url), "utf8");
  expect(written).toBe(authorityPage());
});
