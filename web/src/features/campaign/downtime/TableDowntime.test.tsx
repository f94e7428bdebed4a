import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { changePlayState } from "domain/api/play";
import { campaigns } from "domain/documents/campaign";
import { type PlayLogDocument, playLog } from "domain/documents/play";
import { campaignOf, NOW } from "domain/testing/campaigns";
import { beforeEach, describe, expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { answers, sent } from "../../../testing/answers";
import { campaignPageOf } from "../../../testing/campaignView";
import { rootOf, toasts } from "../../../testing/MemberTestRoot";
import { TableDowntime } from "./TableDowntime";

const evening = { id: "soir-4", number: 4, startedAt: NOW - 9, endedAt: NOW - 8 };
const page = campaignPageOf("brumes", campaignOf({ memberIds: ["alice"] }));
const hero = { id: "lia", name: "Elenna", userId: "alice" } as (typeof page.characters)[number];

const done = (id: string, text: string, change: Partial<PlayLogDocument> = {}) =>
  documents.put(playLog, ["lia", id], {
    ...{ ownerId: "alice", uid: "alice", role: "owner", campaignId: "brumes" },
    ...{ character: { id: "lia", name: "Elenna" }, events: [{ text, tone: "good" }], inverse: [] },
    ...{ downtime: { act: "travail", after: 4 }, createdAt: NOW, expiresAt: NOW + 1, ...change },
  });

const show = (uid: "mj" | "alice" | "bob", characters: readonly (typeof hero)[] = [hero]) =>
  render(<TableDowntime campaign={{ ...page, characters: [...characters] }} isMj={uid === "mj"} />, {
    wrapper: rootOf(uid),
  });
const card = () => screen.queryByRole("region", { name: "Entre deux séances" });

beforeEach(() => documents.put(campaigns, ["brumes"], campaignOf({ memberIds: ["alice", "bob"], evening })));

describe("what was done between two evenings", () => {
  it("is seen by all, of this time alone, and leads a player to their own", () => {
    done("un", "Une semaine de travail");
    done("avant", "Il y a longtemps", { downtime: { act: "travail", after: 3 } });
    done("coup", "−7 PV", { downtime: undefined });
    show("alice");
    const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(lines).toEqual(["Elenna : Une semaine de travail"]);
    expect(screen.queryByRole("button", { name: /^Annuler/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Agir avec Elenna" }).getAttribute("href")).toBe(
      "/character/lia?system=dnd5e#temps-libre",
    );
  });

  it("is taken back by the MJ, and struck out once it is", async () => {
    answers.on(changePlayState, {
      ...{ state: {}, revision: 2 },
      entries: [{ id: "retour", events: [{ text: "Annulé : Une semaine de travail", tone: "neutral" }] }],
    });
    done("un", "Une semaine de travail");
    show("mj");
    fireEvent.click(screen.getByRole("button", { name: "Annuler : Elenna : Une semaine de travail" }));
    await waitFor(() =>
      expect(sent(changePlayState)).toMatchObject([
        { params: { id: "lia" }, body: { entries: [{ undo: "un", campaignId: "brumes" }] } },
      ]),
    );
    await waitFor(() => expect(toasts.at(-1)?.text).toBe("Annulé : Une semaine de travail"));
    done("un", "Une semaine de travail", { undoneBy: "retour" });
    expect(screen.queryByRole("button", { name: /^Annuler/ })).toBeNull();
    expect(within(card() as HTMLElement).queryByText(/peut être refait/)).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is asked for where nothing was done yet, and is nothing to those who have no hero there", () => {
    const { unmount } = show("alice");
    expect(screen.getByText("Personne n'a encore rien fait depuis la dernière séance.")).toBeTruthy();
    unmount();
    show("bob");
    expect(card()).toBeNull();
  });

  it("leads to one's own also where it cannot be read", () => {
    documents.refuse(playLog, "lia", "un");
    show("alice");
    expect(screen.getByText("Ce qui a été fait n'est pas disponible pour le moment.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Agir avec Elenna" })).toBeTruthy();
  });

  it("is not shown while an evening is played", () => {
    const { endedAt: _, ...played } = evening;
    documents.put(campaigns, ["brumes"], campaignOf({ memberIds: ["alice"], evening: played }));
    done("un", "Une semaine de travail");
    show("alice");
    expect(card()).toBeNull();
  });
});
