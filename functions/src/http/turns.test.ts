import { describe, expect, it } from "vitest";
import { Turns } from "./turns";

/** Longer than a test takes. */
const PATIENT_MS = 60_000;

/** Work that ends when it is told to; `going` names what goes on. */
function workshop(limits = { atOnce: 1, waiting: 3 }) {
  const turns = new Turns(limits);
  const going: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (key: string, name = key, within = PATIENT_MS) =>
    turns
      .take(key, within, async () => {
        going.push(name);
        await new Promise<void>((end) => ends.set(name, end));
        going.splice(going.indexOf(name), 1);
        if (name.startsWith("failing")) throw new Error(name);
        return name;
      })
      .catch((error: { code?: string; message: string }) => error.code ?? error.message);
  /** Everything that can begin has begun. */
  const settled = () => new Promise((done) => setImmediate(done));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { going, take, settled, end };
}

describe("work in turns", () => {
  it("is one piece of a line at a time, in the order in which it was asked for, beside those of others", async () => {
    const { going, take, settled, end } = workshop();
    const asked = [take("ana", "failing"), take("ana", "second"), take("bob")];
    await settled();
    expect(going).toEqual(["failing", "bob"]);
    await end("failing");
    expect(going).toEqual(["bob", "second"]);
    await end("second");
    await end("bob");
    expect(await Promise.all(asked)).toEqual(["failing", "second", "bob"]);
  });

  it("is so much at once as a line takes", async () => {
    const { going, take, settled, end } = workshop({ atOnce: 2, waiting: 1 });
    const asked = ["1", "2", "3"].map((name) => take("all", name));
    await settled();
    expect(going).toEqual(["1", "2"]);
    await end("2");
    expect(going).toEqual(["1", "3"]);
    await end("1");
    await end("3");
    expect(await Promise.all(asked)).toEqual(["1", "2", "3"]);
  });

  it("is refused where as much waits as may, and to nobody else; and begins again once that is done", async () => {
    const { take, end } = workshop();
    const asked = ["1", "2", "3", "4"].map((name) => take("ana", name));
    expect(await take("ana", "5")).toBe("too-many-requests");
    const other = take("bob");
    await end("bob");
    expect(await other).toBe("bob");
    for (const name of ["1", "2", "3", "4"]) await end(name);
    expect(await Promise.all(asked)).toEqual(["1", "2", "3", "4"]);
    const again = take("ana", "6");
    await end("6");
    expect(await again).toBe("6");
  });

  it("is given up where its turn does not come in time, and the next one's comes all the same", async () => {
    const { going, take, settled, end } = workshop();
    const first = take("ana", "first");
    const late = take("ana", "late", 0);
    const next = take("ana", "next");
    expect(await late).toBe("busy");
    await end("first");
    expect(going).toEqual(["next"]);
    await end("next");
    expect(await Promise.all([first, next])).toEqual(["first", "next"]);
    await settled();
    expect(going).toEqual([]);
  });
});
