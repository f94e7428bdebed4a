import { describe, expect, it } from "vitest";
import { type Answer, type Delivery, OrderPublisher, type Wanted } from "./orderPublisher";

const turn = (activeIndex: number): Wanted => ({ order: { order: [], activeIndex, round: 1 } });
const NOTHING: Wanted = { order: undefined };

interface Sent {
  readonly wanted: Wanted;
  readonly revision: number;
  readonly answer: (answer: Answer) => Promise<void>;
  readonly refuse: (error: Error) => Promise<void>;
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

function scene() {
  const sent: Sent[] = [];
  const told: Delivery[] = [];
  const publisher = new OrderPublisher(
    (wanted, revision) =>
      new Promise((resolve, reject) => {
        sent.push({
          wanted,
          revision,
          answer: (answer) => {
            resolve(answer);
            return settled();
          },
          refuse: (error) => {
            reject(error);
            return settled();
          },
        });
      }),
    (delivery) => told.push(delivery),
  );
  return { publisher, sent, told };
}

const written = (revision: number): Answer => ({ written: true, revision });

describe("showing the order to the table", () => {
  it("goes above every revision that it heard of", async () => {
    const { publisher, sent, told } = scene();
    publisher.received(7);
    publisher.received(3);
    publisher.want(turn(0));
    expect(sent[0]).toMatchObject({ wanted: turn(0), revision: 8 });
    await sent[0]?.answer(written(8));
    expect(told).toEqual([
      { status: "sending", wanted: turn(0) },
      { status: "delivered", wanted: turn(0), revision: 8 },
    ]);
    publisher.want(turn(1));
    expect(sent[1]?.revision).toBe(9);
  });

  it("sends one message at a time, and of what was wanted meanwhile the latest alone", async () => {
    const { publisher, sent, told } = scene();
    for (const index of [0, 1, 2]) publisher.want(turn(index));
    publisher.want(NOTHING);
    expect(sent).toHaveLength(1);
    await sent[0]?.answer(written(1));
    expect(sent.map(({ wanted }) => wanted)).toEqual([turn(0), NOTHING]);
    await sent[1]?.answer(written(2));
    expect(sent).toHaveLength(2);
    expect(told.at(-1)).toEqual({ status: "delivered", wanted: NOTHING, revision: 2 });
  });

  it("goes above a revision of another device and sends again what is still wanted", async () => {
    const { publisher, sent, told } = scene();
    publisher.want(turn(0));
    await sent[0]?.answer({ written: false, revision: 40 });
    expect(sent[1]).toMatchObject({ wanted: turn(0), revision: 41 });
    publisher.want(turn(5));
    await sent[1]?.answer({ written: false, revision: 60 });
    expect(sent[2]).toMatchObject({ wanted: turn(5), revision: 61 });
    await sent[2]?.answer(written(61));
    expect(told.at(-1)?.status).toBe("delivered");
  });

  it("gives way to a device that is always ahead, and says so", async () => {
    const { publisher, sent, told } = scene();
    publisher.want(turn(0));
    for (let place = 0; place < 5; place += 1) await sent[place]?.answer({ written: false, revision: 99 });
    expect(sent).toHaveLength(5);
    expect(told.at(-1)).toMatchObject({ status: "failed", wanted: turn(0) });
  });

  it("says what failed, and sends the next change all the same", async () => {
    const { publisher, sent, told } = scene();
    const error = new Error("no connection");
    publisher.want(turn(0));
    await sent[0]?.refuse(error);
    expect(told.at(-1)).toEqual({ status: "failed", wanted: turn(0), error });
    publisher.want(turn(1));
    await sent[1]?.answer(written(2));
    expect(told.at(-1)).toEqual({ status: "delivered", wanted: turn(1), revision: 2 });
  });

  it("says nothing of a failure that something newer has made good", async () => {
    const { publisher, sent, told } = scene();
    publisher.want(turn(0));
    publisher.want(turn(1));
    await sent[0]?.refuse(new Error("no connection"));
    await sent[1]?.answer(written(2));
    expect(told.map(({ status }) => status)).toEqual(["sending", "sending", "delivered"]);
  });
});
