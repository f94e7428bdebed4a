import { expect, it, vi } from "vitest";
import { HttpError } from "../http/call";
import { actWhenSignedInAgain } from "./actWhenSignedInAgain";

const refused = new HttpError(403, { error: "Confirme.", code: "reauthentication-required" });

it("an act that the server does at once asks for nothing", async () => {
  const ask = vi.fn();
  expect(await actWhenSignedInAgain(ask, async () => "done")).toBe("done");
  expect(ask).not.toHaveBeenCalled();
});

it("an act that wants a fresh sign-in is done again after one", async () => {
  const act = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue("done");
  expect(await actWhenSignedInAgain(async () => true, act)).toBe("done");
  expect(act).toHaveBeenCalledTimes(2);
});

it("an act whose member would not sign in again stays refused", async () => {
  const act = vi.fn().mockRejectedValue(refused);
  await expect(actWhenSignedInAgain(async () => false, act)).rejects.toBe(refused);
  expect(act).toHaveBeenCalledOnce();
});

it("any other failure is thrown as it is, without a question", async () => {
  const [ask, failure] = [vi.fn(), new HttpError(403, { code: "forbidden" })];
  await expect(actWhenSignedInAgain(ask, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(ask).not.toHaveBeenCalled();
});
