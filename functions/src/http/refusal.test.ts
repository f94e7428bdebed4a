import { AppError } from "domain/values/errors";
import { describe, expect, it } from "vitest";
import { withDeadline } from "../store/deadline";
import { retryOnConflict } from "../store/firestore";
import { refusalOf } from "./refusal";

const grpc = (code: number) => Object.assign(new Error(`gRPC ${code}`), { code });

describe("a write that met others", () => {
  it.each([5, 6, 9, 10])("each time (gRPC %i) is answered with 503, and when to ask again", (code) => {
    expect(refusalOf(grpc(code))).toMatchObject({ code: "busy", status: 503, retryAfter: 1 });
  });

  it("is not tried again once the request has no time left", async () => {
    let tries = 0;
    const attempt = async () => {
      tries += 1;
      throw grpc(10);
    };
    await expect(withDeadline(() => retryOnConflict(attempt), 0)).rejects.toMatchObject({ code: 10 });
    expect(tries).toBe(1);
  });
});

describe("any other failure", () => {
  it("is a refusal that says why, or a fault of ours", () => {
    const refused = new AppError("forbidden");
    expect(refusalOf(refused)).toBe(refused);
    for (const error of [grpc(14), new Error("?"), "text"]) expect(refusalOf(error).code).toBe("internal");
  });
});
