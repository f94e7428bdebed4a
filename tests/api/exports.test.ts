import { describe, expect, it } from "vitest";
import { refusal, sendRaw } from "../support/apiClient";
import { seat } from "./support/seats";

describe("an export", () => {
  it("is given to a page's own request, not to a picture or a link in its member's name", async () => {
    const ana = await seat("Ana");
    const asking = (path: string, dest: string | undefined) => {
      const { "sec-fetch-dest": _, ...headers } = ana.browser.headers();
      return sendRaw({
        method: "GET",
        path,
        headers: { ...headers, ...(dest && { "sec-fetch-dest": dest }) },
      });
    };
    for (const path of ["/api/account/export", "/api/account/export/scene-pictures"]) {
      for (const dest of ["image", "document", "iframe", undefined]) {
        for (let tries = 0; tries < 2; tries++) {
          expect(refusal(await asking(`${path}?0`, dest))).toEqual([403, "foreign-origin"]);
        }
      }
      expect((await asking(path, "empty")).status).toBe(200);
    }
  });
});
