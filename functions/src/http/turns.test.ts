import { describe, expect, it } from "vitest";
import { Turns } from "./turns";

const NOW = 1_800_000_000_000;
const LIMITS = { atOnce: 2, asked: 3, pace: { calls: 5, window: 60_000 } };

/** Work that ends when it is told to; `going` names what goes on. */
function workshop() {
  const turns = new Turns(LIMITS);
  const going: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (uid: string, name = uid, now = NOW) =>
    turns
      .take(uid, now, async () => {
        going.push(name);
        await new Promise<void>((end) => ends.set(name, end));
        going.splice(going.indexOf(name), 1);
        if (name.startsWith("failing")) throw new Error(name);
        return name;
      })
      .catch((error: { code?: string; message: string; retryAfter?: number }) => error.code ?? error.message);
  /** Everything that can begin has begun. */
  const settled = () => new Promise((done) => setImmediate(done));
  return { turns, going, take, settled, end: (name: string) => ends.get(name)?.() };
}

describe("work in turns", () => {
  it("is one piece of a member at a time, in the order in which it was asked for", async () => {
    const { going, take, settled, end } = workshop();
    const asked = [take("ana", "first"), take("ana", "second")];
    await settled();
    expect(going).toEqual(["first"]);
    end("first");
    await settled();
    expect(going).toEqual(["second"]);
    end("second");
    expect(await Promise.all(asked)).toEqual(["first", "second"]);
  });

  it("is little at a time of all members, and goes on after what failed", async () => {
    const { going, take, settled, end } = workshop();
    const asked = [take("ana", "failing"), take("ana", "after"), take("bob"), take("zoe")];
    await settled();
    expect(going).toEqual(["failing", "bob"]);
    end("failing");
    await settled();
    expect(going).toEqual(["bob", "zoe"]);
    end("bob");
    await settled();
    expect(going).toEqual(["zoe", "after"]);
    end("zoe");
    end("after");
    expect(await Promise.all(asked)).toEqual(["failing", "after", "bob", "zoe"]);
  });

  it("is refused to a member who asks for too much at the same moment, and to nobody else", async () => {
    const { take, settled, end } = workshop();
    const asked = [take("ana", "1"), take("ana", "2"), take("ana", "3")];
    expect(await take("ana", "4")).toBe("too-many-requests");
    const others = take("bob");
    await settled();
    end("bob");
    expect(await others).toBe("bob");
    for (const name of ["1", "2", "3"]) {
      end(name);
      await settled();
    }
    expect(await Promise.all(asked)).toEqual(["1", "2", "3"]);
    const again = take("ana", "5");
    await settled();
    end("5");
    expect(await again).toBe("5");
  });

  it("has a pace, with the seconds to wait", async () => {
    const { turns, settled } = workshop();
    const take = (now: number) => turns.take("ana", now, async () => "done");
    for (let call = 0; call < LIMITS.pace.calls; call++) await take(NOW);
    await expect(take(NOW + 20_000)).rejects.toMatchObject({ code: "too-many-requests", retryAfter: 40 });
    expect(await take(NOW + 60_000)).toBe("done");
    await settled();
  });
});
