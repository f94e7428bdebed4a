import { AppError } from "../../values/errors";

/**
 * Product §5 "Admin call arguments": the argument; when it is empty, throws `missing-user-id` (« User id
 * requis »), `missing-code` (« Code requis ») or `missing-id` (« Identifiant requis »).
 */
export function requiredArgument(
  argument: string,
  missing: "missing-user-id" | "missing-code" | "missing-id",
): string {
  if (argument.trim() === "") throw new AppError(missing);
  return argument;
}
