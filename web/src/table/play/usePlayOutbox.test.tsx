import { act, renderHook, waitFor } from "@testing-library/react";
import { changePlayState } from "domain/api/play";
import { beforeEach, expect, it } from "vitest";
import { answers, loseNetwork, noAnswer, sent } from "../../testing/answers";
import { playTaken } from "../../testing/fixtures";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import { usePlayOutbox } from "./usePlayOutbox";

const shown = (revision: number) => ({ revision, operationIds: [] });
const open = (id: string) =>
  renderHook(({ at }) => usePlayOutbox(id, shown(at), true), {
    wrapper: rootOf("mj"),
    initialProps: { at: 1 },
  });
const press = (id: string) => ({ id, operations: [{ kind: "heal" }] });

beforeEach(() => {
  localStorage.clear();
  answers.on(changePlayState, playTaken);
});

it("is one for all who show a character: what one writes waits for all, and is sent once", async () => {
  const [sheet, log] = [open("ayla"), open("ayla")];
  act(() => log.result.current.outbox.write(press("operation-1")));
  for (const one of [sheet, log])
    expect(one.result.current.waiting.map(({ id }) => id)).toEqual(["operation-1"]);
  await waitFor(() => expect(sheet.result.current.pending).toMatchObject([{ state: "sent", revision: 2 }]));
  expect(sent(changePlayState)).toHaveLength(1);
  log.rerender({ at: 2 });
  expect(sheet.result.current.pending).toEqual([]);
});

it("says once what was refused, whoever shows it, and drops it", async () => {
  answers.on(changePlayState, ({ body }) => ({
    ...{ state: {}, revision: 2 },
    entries: body.entries.map(({ id }) => ({ id, refused: "Les PV sont déjà au maximum." })),
  }));
  const [sheet] = [open("bran"), open("bran")];
  act(() => sheet.result.current.outbox.write(press("operation-1")));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts).toMatchObject([{ tone: "error", text: "Les PV sont déjà au maximum." }]);
  expect(sheet.result.current.pending).toEqual([]);
});

it("is still open for the others when one of them closes, and keeps what waits for the next", async () => {
  loseNetwork();
  answers.on(changePlayState, noAnswer);
  const [sheet, log] = [open("cora"), open("cora")];
  log.unmount();
  act(() => sheet.result.current.outbox.write(press("operation-1")));
  await waitFor(() => expect(sent(changePlayState)).toHaveLength(1));
  sheet.unmount();
  expect(open("cora").result.current.waiting).toMatchObject([{ id: "operation-1", state: "waiting" }]);
});
