import { render, screen } from "@testing-library/react";
import { campaignOf } from "domain/testing/campaigns";
import { expect, it } from "vitest";
import { campaignPageOf } from "../../testing/campaignView";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import { Participants } from "./Participants";

const campaign = campaignPageOf("brumes", campaignOf({ memberIds: ["nina", "oscar"] }));
const here = (...uids: string[]) =>
  new Map(uids.map((uid) => [uid, { uid, pages: ["table"] as const, lastSeen: 0 }]));
const nina = { viewerUid: "nina", role: "player", editing: false } as const;
const show = (...online: string[]) =>
  render(<Participants campaign={campaign} {...nina} online={here(...online)} />, {
    wrapper: MemberTestRoot,
  });

it("counts the players who are online, and not their MJ", () => {
  show(campaign.mj.uid, "nina");
  expect(screen.getByText(/^2 joueurs/).textContent).toBe("2 joueurs · 1 en ligne");
  expect(screen.getAllByText(/^En ligne/)).toHaveLength(2);
});
