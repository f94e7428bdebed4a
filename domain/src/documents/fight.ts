import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";
import { historyEntrySchema, panelSchema, undoStepSchema } from "./panelSchema";
import { paceSchema } from "./play";

/** What the history has dropped, as far as it is on no page yet (`FightCourse`). */
const courseSchema = z.object({
  id: z.string(),
  since: z.number(),
  pages: z.number(),
  entries: z.readonly(z.array(historyEntrySchema)),
});

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
    /** The members end the turns of their characters. */
    playersPass: z.optional(z.literal(true)),
    /** They see whose turn it is, and nothing of who comes when. */
    turnOnly: z.optional(z.literal(true)),
    /** Absent while no fight is running. */
    startedAt: z.optional(momentSchema),
    /**
     * What takes back the last operations, the newest first; no `step` where it would be too large to keep. `ended`: of what ended the fight, when that had begun and when it ended (epoch milliseconds), and
     * its course.
     */
    steps: z.readonly(
      z.array(
        z.object({
          id: z.string(),
          step: z.optional(undoStepSchema),
          ended: z.optional(
            z.object({ startedAt: z.number(), at: z.number(), course: z.optional(courseSchema) }),
          ),
        }),
      ),
    ),
    /** Absent while no fight is running. */
    course: z.optional(courseSchema),
    /** Which rolls' damage stands on which creatures, by the operations that applied it; the newest last. */
    applied: z.optional(z.array(z.object({ roll: z.string(), id: z.string(), operation: z.string() }))),
    /** By which ids members know the creatures that they were shown (`fight/aliases`). */
    aliases: z.optional(z.record(z.string(), z.string())),
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

/** How many entries a page of a fight's course has at most. */
export const PAGE_ENTRIES = 40;

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
    /** The members saw the order. */
    shared: z.optional(z.literal(true)),
    /** In the order in which they stood at its end. */
    participants: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(["character", "creature"]),
        value: z.number(),
        /** The members did not see it in the order at the end. */
        hidden: z.optional(z.literal(true)),
        /** Of a creature with numbers. */
        life: z.optional(z.object({ current: z.number(), max: z.number() })),
      }),
    ),
    /** The newest first. */
    history: z.array(
      z.object({ id: z.string(), title: z.string(), detail: z.string(), seen: z.optional(z.string()) }),
    ),
    /** The `fightPages` with what came before the history; absent where there are none. */
    course: z.optional(z.object({ id: z.string(), pages: z.number() })),
  }),
  moments: ["startedAt", "endedAt"],
});

/**
 * `campaigns/{cid}/fightPages/{course}~{page}`: the course of a fight, which runs or ended, as far as the panel's history
 * dropped it; the oldest page has 0. Read by the MJ alone. A fight has its pages while it runs, and ends under another id
 * each time, so they are not the ended one's own.
 */
export const fightPages = documentKind({
  name: "fightPages",
  path: (campaignId: string, pageId: string) => `campaigns/${campaignId}/fightPages/${pageId}`,
  schema: z.object({
    /** The campaign's MJ. */
    mjUid: z.string(),
    /** The oldest first. */
    entries: z.readonly(z.array(historyEntrySchema).check(z.maxLength(PAGE_ENTRIES))),
  }),
  moments: [],
});

/** The id of a page: from 0 on, of the course with this id. */
export const fightPageId = (course: string, page: number): string => `${course}~${page}`;

export type FightDocument = DocumentData<typeof fights>;
export type EndedFightDocument = DocumentData<typeof endedFights>;
export type FightPageDocument = DocumentData<typeof fightPages>;
