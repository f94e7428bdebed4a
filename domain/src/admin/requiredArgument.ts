import { AppError } from "../errors";

/** Product §5 "Admin call arguments": the argument, or `User id requis`, `Code requis`, `Identifiant requis`. */
export function requiredArgument(
  argument: string,
  missing: "missing-user-id" | "missing-code" | "missing-id",
): string {
  if (argument.trim() === "") throw new AppError(missing);
  return argument;
}
