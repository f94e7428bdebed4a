import * as z from "zod/mini";
import { campaignSettingsSchema } from "../game/campaignSettings";
import { agendaSchema } from "./agendaSchema";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema, systemIdSchema } from "./fields";

/** Product §3 "vttStatus". Older documents have `active` only; `status` takes precedence (product §4). */
export const vttStatusSchema = z.object({
  status: z.optional(z.enum(["online", "offline"])),
  active: z.optional(z.boolean()),
  joinUrl: z.optional(z.string()),
  updatedAt: z.optional(momentSchema),
  startedBy: z.optional(z.string()),
});
export type VttStatus = z.infer<typeof vttStatusSchema>;

export const campaignLinksSchema = z.object({
  commandPanel: z.optional(z.string()),
  mjCommandPanel: z.optional(z.string()),
});

/**
 * `campaigns/{cid}`: read live by its MJ and its players. The invite token is not in it (see
 * `campaignSecrets`).
 */
export const campaigns = documentKind({
  name: "campaigns",
  path: (campaignId: string) => `campaigns/${campaignId}`,
  schema: z.object({
    system: systemIdSchema,
    name: z.string(),
    description: z.string(),
    mj: z.object({ uid: z.string(), name: z.string() }),
    memberIds: z.array(z.string()),
    settings: campaignSettingsSchema,
    vttStatus: vttStatusSchema,
    /**
     * The last player who left, and who removed them (the MJ or they themselves): the notification depends on
     * it.
     */
    departure: z.optional(z.object({ uid: z.string(), by: z.string() })),
    commandPanelUrl: z.optional(z.string()),
    links: z.optional(campaignLinksSchema),
    agenda: z.optional(agendaSchema),
    /** When the next reminder of the agenda is due; absent where none is. */
    remindAt: z.optional(momentSchema),
    /** The evening that is being played, or the last one; absent before the first. */
    evening: z.optional(
      z.object({
        id: z.string(),
        /** From 1 on. */
        number: z.number(),
        startedAt: z.number(),
        /** Absent while it is being played. */
        endedAt: z.optional(z.number()),
      }),
    ),
    /** When to look whether the evening has become quiet; absent while none is being played. */
    quietAt: z.optional(momentSchema),
    /** What the MJ shows to all screens: the recap of this evening, since then (epoch milliseconds). */
    recap: z.optional(z.object({ eveningId: z.string(), shownAt: z.number() })),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
  moments: ["createdAt", "updatedAt", "remindAt", "quietAt"],
});

/** The fields of a campaign that say who is at its table, for lists that need no more. */
export const campaignRosters = {
  name: campaigns.name,
  schema: z.object({ mj: z.object({ uid: z.string() }), memberIds: z.array(z.string()) }),
};

export type CampaignDocument = DocumentData<typeof campaigns>;
