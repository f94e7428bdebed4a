import * as z from "zod/mini";
import { campaignSummarySchema } from "../table/campaign/campaignSummary";
import { defineCall } from "./call";

export const listCampaigns = defineCall({
  method: "GET",
  path: "/api/:system/campaigns",
  access: "user",
  summary: "The campaigns that the caller runs, plays in or has asked to join",
  result: z.array(campaignSummarySchema),
});
