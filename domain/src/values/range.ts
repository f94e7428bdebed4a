import * as z from "zod/mini";
import type { Range } from "./text/readNumber";
import { numberText } from "./text/typedNumber";

/** An integer within the range. */
export const wholeSchema = ({ min, max }: Range) => z.int().check(z.gte(min), z.lte(max));

/** From 1 to `max`: how much an operation adds or takes away. */
export const amountSchema = (max: number) => wholeSchema({ min: 1, max });

export const clampTo = ({ min, max }: Range, value: number): number => Math.min(max, Math.max(min, value));

/** How much one press adds, below 0 to take away. */
export const changeSchema = (max: number) => wholeSchema({ min: -max, max });

/** Whether a record has at most `max` fields. */
export const hasAtMost = (max: number) =>
  z.refine<Readonly<Record<string, unknown>>>((fields) => Object.keys(fields).length <= max);

/** What is left of `max` once so much is gone: `{ current, max }`, never below 0. */
export const leftOf = (max: number, gone: number) => ({ current: Math.max(0, max - gone), max });

/** With its sign, the minus of typography: `"+5"`, `"−1 500"`. */
export const signed = (value: number): string =>
  value < 0 ? `−${numberText(-value)}` : `+${numberText(value)}`;
