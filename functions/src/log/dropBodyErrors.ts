/** Whether an error is body-parser's, whose fields and message hold what the client sent. */
export const isBodyError = (error: unknown): boolean =>
  error instanceof Error &&
  "type" in error &&
  /^(?:entity|encoding|charset|request|stream)\./.test(String(error.type));

/**
 * The functions framework's Express prints each error with all its fields, to `console.error` and with no way
 * to tell it otherwise: a body that cannot be parsed, which may hold a token or a password, would stand in the
 * log. Such an error is dropped; `guardFramework` answers and logs the refusal.
 */
export function dropBodyErrors(): void {
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    if (!values.some(isBodyError)) print(...values);
  };
}
