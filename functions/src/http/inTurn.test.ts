import type { CallName } from "domain/api/contract";
import { describe, expect, it } from "vitest";
import { withDeadline } from "../store/deadline";
import { amongFew, inTurn } from "./inTurn";

const NOW = 1_800_000_000_000;

/** Calls whose work ends when it is told to; `going` names those that go on. */
function calls() {
  const going: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: CallName, who: string, params: Record<string, string>, body: unknown = {}) => {
    const told = `${who} ${Object.values(params).join("/")}`;
    const work = async () => {
      going.push(told);
      await new Promise<void>((end) => ends.set(told, end));
      going.splice(going.indexOf(told), 1);
      return told;
    };
    return inTurn(name, { uid: who, params, body }, NOW, work).catch((error) => error.code);
  };
  const settled = () => new Promise((done) => setImmediate(done));
  const end = async (told: string) => {
    ends.get(told)?.();
    await settled();
  };
  return { going, ask, settled, end };
}

describe("what members change together", () => {
  it("they change in turns: of a member who asks for many at once one goes on, and three wait", async () => {
    const { going, ask, settled, end } = calls();
    const table = { id: "turns-1" };
    const flood = Array.from({ length: 20 }, () => ask("draw", "ana", table));
    const [bob, zoe] = [ask("draw", "bob", table), ask("draw", "zoe", table)];
    await settled();
    expect(going).toEqual(["ana turns-1"]);
    await end("ana turns-1");
    expect(going).toEqual(["bob turns-1"]);
    await end("bob turns-1");
    await end("zoe turns-1");
    for (let left = 3; left > 0; left--) await end("ana turns-1");
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer === "ana turns-1")).toHaveLength(4);
    expect(answers.filter((answer) => answer === "too-many-requests")).toHaveLength(16);
    expect(await Promise.all([bob, zoe])).toEqual(["bob turns-1", "zoe turns-1"]);
  });

  it("of maps goes on one of each member, at whatever table", async () => {
    const { going, ask, settled, end } = calls();
    const asked = ["turns-2", "turns-3"].map((id) => ask("changeFog", "mj", { id, sceneId: "s" }));
    await settled();
    expect(going).toEqual(["mj turns-2/s"]);
    await end("mj turns-2/s");
    await end("mj turns-3/s");
    expect(await Promise.all(asked)).toEqual(["mj turns-2/s", "mj turns-3/s"]);
  });

  it("of one character waits for it, by whatever address it comes, and for no other", async () => {
    const { going, ask, settled, end } = calls();
    const asked = [
      ask("changePlayState", "ana", { id: "hero-1" }),
      ask("linkCharacter", "ana", { id: "turns-4" }, { characterId: "hero-1" }),
      ask("changePlayState", "ana", { id: "hero-2" }),
      ask("grantLevel", "mj", { id: "turns-4", characterId: "hero-1" }),
    ];
    await settled();
    expect(going).toEqual(["ana hero-1", "ana hero-2"]);
    for (const told of ["ana hero-1", "mj turns-4/hero-1", "ana turns-4", "ana hero-2"]) await end(told);
    expect(await Promise.all(asked)).toHaveLength(4);
  });

  it("is given up once the request has no time left", async () => {
    const { ask, end, settled } = calls();
    const first = ask("renewCampaignInvite", "mj", { id: "turns-5" });
    const late = withDeadline(() => ask("renewCampaignInvite", "mj", { id: "turns-5" }), 0);
    expect(await late).toBe("busy");
    await end("mj turns-5");
    await first;
    await settled();
  });
});

describe("what a member reads", () => {
  it("has a pace on each instance, whatever it is", async () => {
    const read = (now: number) =>
      inTurn("getCharacter", { uid: "reader", params: { id: "hero" }, body: {} }, now, async () => "read");
    for (let call = 0; call < 600; call++) await read(NOW);
    await expect(read(NOW)).rejects.toMatchObject({ code: "too-many-requests", retryAfter: 60 });
    expect(await read(NOW + 60_000)).toBe("read");
  });
});

describe("one session", () => {
  it("is refused what would not fit its member's line, before anything is done for it", async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const ask = (name: CallName, cookie: string | undefined, id = "few-1") =>
      amongFew(name, cookie, { params: { id, sceneId: id }, body: {} }, () => ended.then(() => "done")).catch(
        (error) => error.code,
      );
    const flood = Array.from({ length: 10 }, () => ask("draw", "cookie-1"));
    const maps = Array.from({ length: 5 }, (_, at) => ask("changeFog", "cookie-1", `few-${at}`));
    const others = [
      ask("draw", "cookie-2"),
      ask("draw", "cookie-1", "few-2"),
      ask("sendMessage", "cookie-1"),
      ask("login", undefined),
    ];
    end();
    const outcomes = (await Promise.all([flood, maps].map((asked) => Promise.all(asked)))).map((answers) =>
      [...answers].toSorted(),
    );
    const [done, refused] = [Array(4).fill("done"), "too-many-requests"];
    expect(outcomes).toEqual([
      [...done, ...Array(6).fill(refused)],
      [...done, refused],
    ]);
    expect(new Set(await Promise.all(others))).toEqual(new Set(["done"]));
    expect(await ask("draw", "cookie-1")).toBe("done");
  });
});
