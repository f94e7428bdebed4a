import * as z from "zod/mini";
import { type InitiativeEntry, type InitiativeState, sortByValue } from "../../documents/initiativeState";
import type { SystemId } from "../../values/systemIds";
import { freshPanel, type PanelState } from "./panelState";

/** Incremented when the shape changes; panels of older versions are ignored. */
const VERSION = 1;

/** The panel as JSON, with the version of its shape. */
export function serialisePanel(state: PanelState): string {
  return JSON.stringify({ version: VERSION, ...state });
}

const entrySchema = z.object({
  id: z.string(),
  name: z.string(),
  pronouns: z.catch(z.string(), ""),
  role: z.catch(z.string(), ""),
  value: z.number(),
  kind: z.enum(["character", "creature"]),
  // Unreadable: hidden, so that no secret is revealed.
  hidden: z.catch(z.boolean(), true),
});

const wholeFrom = (minimum: number) => z.catch(z.int().check(z.gte(minimum)), minimum);

const storedSchema = z.object({
  version: z.literal(VERSION),
  campaignId: z.string(),
  system: z.string(),
  initiative: z.catch(
    z.object({ order: z.array(z.unknown()), activeIndex: wholeFrom(0), round: wholeFrom(1) }),
    { order: [], activeIndex: 0, round: 1 },
  ),
  history: z.catch(
    z.object({
      entries: z.array(z.object({ id: z.string(), title: z.string(), detail: z.string() })),
      recorded: wholeFrom(0),
    }),
    { entries: [], recorded: 0 },
  ),
  usedActions: z.catch(z.array(z.string()), []),
  tracks: z.catch(z.record(z.string(), z.number()), {}),
});

/** The readable entries, each id once. */
function readOrder(raw: readonly unknown[]): InitiativeEntry[] {
  const entries = new Map<string, InitiativeEntry>();
  for (const one of raw) {
    const entry = z.safeParse(entrySchema, one);
    if (entry.success && !entries.has(entry.data.id)) entries.set(entry.data.id, entry.data);
  }
  return sortByValue([...entries.values()]);
}

function readInitiative(stored: z.infer<typeof storedSchema>["initiative"]): InitiativeState {
  const order = readOrder(stored.order);
  const lastIndex = Math.max(0, order.length - 1);
  return { order, activeIndex: Math.min(stored.activeIndex, lastIndex), round: stored.round };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads what `keepPanel` wrote, part by part: an unreadable part starts empty, the others are kept. A panel
 * of another campaign, system or version is ignored.
 */
export function readStoredPanel(text: string | null, campaignId: string, system: SystemId): PanelState {
  const fresh = freshPanel(campaignId, system);
  const stored = z.safeParse(storedSchema, parseJson(text ?? ""));
  if (!stored.success || stored.data.campaignId !== campaignId || stored.data.system !== system) return fresh;
  const { initiative, history, usedActions, tracks } = stored.data;
  return { ...fresh, initiative: readInitiative(initiative), history, usedActions, tracks };
}
