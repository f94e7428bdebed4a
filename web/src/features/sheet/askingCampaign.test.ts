import { expect, it } from "vitest";
import type { LiveCampaign } from "../../live/campaigns";
import { askingCampaignOf } from "./useSheetTable";

const campaign = (askForRareItems: boolean) =>
  ({ mj: { uid: "morgane" }, settings: { askForRareItems } }) as LiveCampaign;
const ready = (data: LiveCampaign | null) => ({ status: "ready", data }) as const;

it("the campaign whose MJ is asked for rare items is known once its rules are", () => {
  expect(askingCampaignOf("brumes", { status: "loading" }, "nina")).toBeNull();
  expect(askingCampaignOf("brumes", ready(campaign(true)), "nina")).toBe("brumes");
  expect(askingCampaignOf("brumes", ready(campaign(true)), "morgane")).toBeUndefined();
  expect(askingCampaignOf("brumes", ready(campaign(false)), "nina")).toBeUndefined();
  expect(askingCampaignOf("brumes", ready(null), "nina")).toBeUndefined();
  expect(askingCampaignOf(undefined, { status: "loading" }, "nina")).toBeUndefined();
});
