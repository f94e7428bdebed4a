import * as z from "zod/mini";

/**
 * A text field as a schema: normalised, then refused with the sentence that `check` gives for it, so that
 * form and server share one rule and one message.
 */
export function checkedText(
  normalise: (raw: string) => string,
  check: (text: string) => string | undefined,
): z.ZodMiniString<string> {
  return z.string().check(
    z.overwrite(normalise),
    z.check<string>(({ value, issues }) => {
      const message = check(value);
      if (message !== undefined) issues.push({ code: "custom", input: value, message });
    }),
  );
}
