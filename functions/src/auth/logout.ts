import type { Handler } from "../http/handler";

export const logout: Handler<"logout"> = async ({ session }) => {
  session.close();
  return null;
};
