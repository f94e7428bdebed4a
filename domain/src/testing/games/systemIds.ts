import type { SystemId } from "../../values/systemIds";
import * as four from "../../values/systemIds";

/** The game that the tests add (`vitest.config.ts`): no document and no address knows it. */
export const TINY = "tiny" as SystemId;

/** In place of `values/systemIds` in the tests of a fifth game. */
export const SYSTEM_IDS: readonly SystemId[] = [...four.SYSTEM_IDS, TINY];
export type { SystemId };
export const { DEFAULT_SYSTEM } = four;
export const isSystemId = (value: unknown): value is SystemId => value === TINY || four.isSystemId(value);
export const normaliseSystem = (raw: unknown): SystemId => (raw === TINY ? TINY : four.normaliseSystem(raw));
