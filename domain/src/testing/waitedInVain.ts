/** Says of an error that it ended a wait, which tells what came too late from what is wrong (tools/testing/late.mjs). */
export function waitedInVain(error: unknown): unknown {
  const told = "Waited in vain: ";
  if (!(error instanceof Error) || error.message.startsWith(told)) return error;
  const { message, stack = "" } = error;
  error.message = told + message;
  error.stack = stack.includes(message)
    ? stack.replace(message, () => error.message)
    : `${error.message}\n${stack}`;
  return error;
}
