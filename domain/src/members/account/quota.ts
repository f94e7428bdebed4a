import * as z from "zod/mini";

/** The highest character quota that an admin may set. */
export const CHARACTER_QUOTA_MAX = 200;

/** What is wrong with a quota; `undefined` when it is an integer from 0 to 200. */
export function checkCharacterQuota(quota: number): string | undefined {
  return Number.isInteger(quota) && quota >= 0 && quota <= CHARACTER_QUOTA_MAX
    ? undefined
    : `Le quota doit être un nombre entier de 0 à ${CHARACTER_QUOTA_MAX}.`;
}

export const characterQuotaSchema = z.number().check(
  z.check<number>(({ value, issues }) => {
    const message = checkCharacterQuota(value);
    if (message !== undefined) issues.push({ code: "custom", input: value, message });
  }),
);
