import { randomUUID } from "node:crypto";
import { openSession } from "../e2e/support/signedIn";
import { rounds } from "./rounds";

const PASSWORD = "Demo-Dragon-2026!";
const CAMPAIGN = "/api/dnd5e/campaign/demo-dnd5e";
const READS = rounds(60);
/** Below what one member may send in a minute. */
const MESSAGES = rounds(25);
const VTT_CHANGES = rounds(40);
/** Between two samples, so that the triggers of one write do not run during the next. */
const PAUSE_MS = 60;

export interface CallDelays {
  reads: number[];
  messages: number[];
  vttStatus: number[];
}

type Send = (method: "GET" | "POST", path: string, body?: object) => Promise<void>;

async function signedIn(origin: string, email: string): Promise<Send> {
  const { cookie } = await openSession(email, PASSWORD);
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { cookie: `__session=${cookie}`, origin, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  };
}

async function timed(samples: number, act: (sample: number) => Promise<void>): Promise<number[]> {
  const delays: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const start = performance.now();
    await act(sample);
    delays.push(performance.now() - start);
  }
  return delays;
}

/**
 * Milliseconds from a request to its whole answer, through Hosting and the functions emulator: a character read,
 * a message sent by each of three members, the virtual table opened and closed.
 */
export async function measureApiCalls(origin: string): Promise<CallDelays> {
  const [mj, ...players] = await Promise.all(
    ["mj@demo.test", "joueur1@demo.test", "joueur2@demo.test"].map((email) => signedIn(origin, email)),
  );
  if (mj === undefined) throw new Error("the demo has no MJ");
  const read = () => mj("GET", "/api/characters/deleted");
  const setVtt = (sample: number) =>
    mj("POST", `${CAMPAIGN}/vtt/status`, {
      status: sample % 2 === 0 ? "online" : "offline",
      ...(sample % 2 === 0 && { joinUrl: "/session/demo-dnd5e" }),
    });
  const say = (send: Send) => () =>
    send("POST", `${CAMPAIGN}/messages`, { requestId: randomUUID(), text: "Bonsoir." });
  await timed(10, read);
  const reads = await timed(READS, read);
  const messages: number[] = [];
  for (const send of [mj, ...players]) {
    await timed(2, say(send));
    messages.push(...(await timed(MESSAGES, say(send))));
  }
  await timed(4, setVtt);
  return { reads, messages, vttStatus: await timed(VTT_CHANGES, setVtt) };
}
