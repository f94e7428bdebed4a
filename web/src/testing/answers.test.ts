import { leaveCampaign } from "domain/api/campaigns";
import { changeDoor, moveTokens } from "domain/api/scenes";
import { expect, it } from "vitest";
import { call } from "../http/call";
import { answers, loseNetwork, noAnswer, refusal, requests, sent } from "./answers";

const door = (state: "open" | "closed") => ({
  params: { system: "dnd5e", id: "brumes", sceneId: "crypte", doorId: "gate" },
  body: { state },
});
const leaving = { params: { system: "dnd5e", id: "brumes" } };
const moving = { params: { system: "dnd5e", id: "brumes", sceneId: "crypte" }, body: { moves: [] } };

it("a call has the answer that the test says, the next one first, and is read again with its input", async () => {
  answers.on(changeDoor, null);
  answers.once(changeDoor, refusal("door-locked"));
  await expect(call(changeDoor, door("open"))).rejects.toMatchObject({ status: 409, code: "door-locked" });
  expect(await call(changeDoor, door("closed"))).toBeNull();
  expect(sent(changeDoor)).toEqual([door("open"), door("closed")]);
  expect(requests().map(({ target }) => target)).toEqual([changeDoor, changeDoor]);
});

it("nothing of the test before is left", () => {
  expect(requests()).toEqual([]);
});

it("an answer that is held comes when the test says so, to the oldest request first", async () => {
  const answer = answers.hold(moveTokens);
  const [first, second] = [call(moveTokens, moving), call(moveTokens, moving)];
  await answer({ moves: [{ tokenId: "lia", x: 1, y: 1 }] });
  await answer({ moves: [] });
  expect([(await first).moves.length, (await second).moves.length]).toEqual([1, 0]);
});

it("a request without an answer is sent again by the call's own rules, and once without a network", async () => {
  answers.on(changeDoor, null);
  answers.once(changeDoor, noAnswer);
  expect(await call(changeDoor, door("open"))).toBeNull();
  expect(sent(changeDoor)).toHaveLength(2);
  loseNetwork();
  answers.once(changeDoor, noAnswer);
  await expect(call(changeDoor, door("open"))).rejects.toThrow("Failed to fetch");
  expect(sent(changeDoor)).toHaveLength(3);
});

let said = "";
it.fails("a call that the test says no answer to fails it, whoever catches the failure", async () => {
  await call(leaveCampaign, leaving).catch((error: Error) => {
    said = error.message;
  });
});

it("such a call is named by what was sent", () => {
  expect(said).toBe("POST /api/:system/campaign/:id/leave was sent, and the test says no answer to it.");
});
