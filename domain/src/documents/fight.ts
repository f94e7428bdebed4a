import * as z from "zod/mini";
import { appliedRollSchema } from "./appliedRoll";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";
import { panelSchema, undoStepSchema } from "./panelSchema";
import { paceSchema } from "./play";

/**
 * `campaigns/{cid}/fight/current`: what the MJ's panel holds from the first fight on, with who hides in it. Read by
 * the MJ alone; there is none before the first fight.
 */
export const fights = documentKind({
  name: "fight",
  path: (campaignId: string) => `campaigns/${campaignId}/fight/current`,
  schema: z.object({
    /** The campaign's MJ. */
    mjUid: z.string(),
    panel: panelSchema,
    /** Whether the members see the order (`live/initiative`) while there is one. */
    shared: z.boolean(),
    /** Absent while no fight is running. */
    startedAt: z.optional(momentSchema),
    /**
     * What takes back the last operations, the newest first; no `step` where it would be too large to keep. `roll`: whose
     * damage it applied; `ended`: of what ended the fight, when that had begun and when it ended (epoch milliseconds).
     */
    steps: z.readonly(
      z.array(
        z.object({
          id: z.string(),
          step: z.optional(undoStepSchema),
          roll: z.optional(appliedRollSchema),
          ended: z.optional(z.object({ startedAt: z.number(), at: z.number() })),
        }),
      ),
    ),
    /** Incremented by each write. */
    revision: z.number(),
    /** The ids of the latest operations in it, the newest last: one that is sent again changes nothing. */
    operationIds: z.array(z.string()),
    pace: paceSchema,
    updatedAt: momentSchema,
  }),
  moments: ["startedAt", "updatedAt"],
});

/** How many ended fights a campaign keeps. */
export const MAX_ENDED_FIGHTS = 20;

/** `campaigns/{cid}/endedFights/{operationId}`: a fight that ended, by the id of what ended it. Read by the MJ alone. */
export const endedFights = documentKind({
  name: "endedFights",
  path: (campaignId: string, operationId: string) => `campaigns/${campaignId}/endedFights/${operationId}`,
  schema: z.object({
    /** The campaign's MJ. */
    mjUid: z.string(),
    startedAt: momentSchema,
    endedAt: momentSchema,
    round: z.number(),
    /** In the order in which they stood at its end. */
    participants: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(["character", "creature"]),
        value: z.number(),
        /** Of a creature with numbers. */
        life: z.optional(z.object({ current: z.number(), max: z.number() })),
      }),
    ),
    /** The newest first. */
    history: z.array(z.object({ id: z.string(), title: z.string(), detail: z.string() })),
  }),
  moments: ["startedAt", "endedAt"],
});

export type FightDocument = DocumentData<typeof fights>;
export type EndedFightDocument = DocumentData<typeof endedFights>;
