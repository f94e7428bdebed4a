import { describe, expect, it } from "vitest";
import { campaignOf } from "../../testing/campaigns";
import { commandPanelLink } from "./commandPanel";

describe("the link to the MJ panel", () => {
  const linkOf = (change: Parameters<typeof campaignOf>[0]) => commandPanelLink("camp", campaignOf(change));

  it("is the product's own panel by default", () => {
    expect(linkOf({})).toEqual({ kind: "in-app", href: "/campaign/camp/mj-panel?system=dnd5e" });
  });

  it("is overridden by commandPanelUrl, links.commandPanel, then links.mjCommandPanel", () => {
    const links = { commandPanel: "https://b.test/", mjCommandPanel: "https://c.test/" };
    expect(linkOf({ commandPanelUrl: "https://a.test/", links })).toEqual({
      kind: "external",
      href: "https://a.test/",
    });
    expect(linkOf({ links }).href).toBe("https://b.test/");
    expect(linkOf({ links: { mjCommandPanel: "/panel" } })).toEqual({ kind: "in-app", href: "/panel" });
  });

  it("skips an override that is not safe to follow", () => {
    const links = { commandPanel: "//evil.example", mjCommandPanel: "https://c.test/" };
    expect(linkOf({ commandPanelUrl: "javascript:alert(1)", links }).href).toBe("https://c.test/");
  });
});
