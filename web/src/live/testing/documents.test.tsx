import { render, screen } from "@testing-library/react";
import { characters } from "domain/documents/character";
import { rolls } from "domain/documents/roll";
import { characterOf } from "domain/testing/campaigns";
import { expect, it } from "vitest";
import { tableRoll } from "../../testing/fixtures";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import { live, liveDocument, queryPage } from "../listeners";
import type { Subscription } from "../liveSource";
import { useLive } from "../useLive";
import { documents } from "./documents";

function Watching<Data>({ of, show }: { of: Subscription<Data> | undefined; show: (data: Data) => string }) {
  const told = useLive(of);
  return <output>{told.status === "ready" ? show(told.data) : told.status}</output>;
}
const shown = () => screen.getByRole("status").textContent;
const sit = (id: string, campaignId: string) =>
  documents.put(characters, [id], characterOf({ name: id, campaignId }));

it("a document is gone, there, changed, refused, as the test says", () => {
  const Lia = <Watching of={liveDocument(characters, "lia")} show={(data) => data?.campaignId ?? "gone"} />;
  render(Lia, { wrapper: MemberTestRoot });
  expect(shown()).toBe("gone");
  sit("lia", "brumes");
  expect(shown()).toBe("brumes");
  sit("lia", "cendres");
  expect(shown()).toBe("cendres");
  documents.refuse(characters, "lia");
  expect(shown()).toBe("failed");
});

it("a list has what meets its condition, and waits for a document that is delayed", () => {
  sit("lia", "brumes");
  sit("tor", "cendres");
  documents.delay(characters, "ana");
  const of = live(characters, [], { where: ["campaignId", "==", "brumes"] });
  const show = (data: readonly { id: string }[]) => data.map(({ id }) => id).join();
  render(<Watching of={of} show={show} />, { wrapper: MemberTestRoot });
  expect(shown()).toBe("loading");
  sit("ana", "brumes");
  expect(shown()).toBe("lia,ana");
  sit("lia", "cendres");
  expect(shown()).toBe("ana");
});

it("a page of a list has its order, begins behind a moment and ends at its limit", async () => {
  for (const [id, createdAt] of [
    ["a", 1],
    ["b", 2],
    ["c", 3],
    ["d", 4],
  ] as const)
    documents.put(rolls, ["brumes", id], tableRoll({ createdAt }));
  const page = { order: ["createdAt", "desc"], after: new Date(4), limit: 2 } as const;
  expect((await queryPage(rolls, ["brumes"], page)).map(({ id }) => id)).toEqual(["c", "b"]);
});
