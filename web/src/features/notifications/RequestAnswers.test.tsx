import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { approveRareItem, refuseRareItem } from "domain/api/rareItems";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import { beforeEach, expect, it, vi } from "vitest";
import { HttpError } from "../../http/call";
import { documents } from "../../live/testing/documents";
import { answers, failing, refusal, requests } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { RareItemAnswer } from "./RequestAnswers";

const PATH = ["brumes", "anneau-1"] as const;
const onAnswered = vi.fn();
const request = { campaignId: "brumes", system: "dnd5e", requestId: "anneau-1" } as const;
const sentence = "Lyra aimerait avoir « Anneau » dans « Les Brumes ».";

beforeEach(() => {
  onAnswered.mockReset();
  documents.put(rareItemRequests, [...PATH], {
    ...{ uid: "lyra", characterId: "lyra", characterName: "Lyra", itemId: "anneau", itemName: "Anneau" },
    ...{ createdAt: 1, expiresAt: 4e12 },
  });
});

const show = () =>
  render(<RareItemAnswer {...{ request, sentence, onAnswered }} />, { wrapper: rootOf("mona") });
const press = (name: string) =>
  fireEvent.click(screen.getByRole("button", { name: `${name} : ${sentence}` }));

it.each([
  ["Accorder", approveRareItem],
  ["Refuser", refuseRareItem],
])("answers a rare item where it is told: %s", async (name, target) => {
  answers.on(target, null);
  show();
  press(name);
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
  expect(requests()).toEqual([
    { target, input: { params: { system: "dnd5e", id: "brumes", requestId: "anneau-1" } } },
  ]);
});

it("goes away with a request that waits no longer, and stays when the answer fails", async () => {
  answers.once(approveRareItem, failing(new HttpError(500, null)));
  show();
  press("Accorder");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /^Refuser/ })).toHaveProperty("disabled", false),
  );
  expect(onAnswered).not.toHaveBeenCalled();
  answers.once(refuseRareItem, refusal("rare-item-request-not-found"));
  press("Refuser");
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
});

it.each([
  ["answered elsewhere", documents.remove],
  ["of a campaign that is gone", documents.refuse],
])("has no buttons once it is %s, and says so", (_, become) => {
  show();
  expect(screen.getAllByRole("button")).toHaveLength(2);
  become(rareItemRequests, ...PATH);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Cette demande n'attend plus de réponse.")).toBeTruthy();
});
