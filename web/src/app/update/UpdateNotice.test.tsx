import { act, cleanup, render, screen } from "@testing-library/react";
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from "domain/api/contractVersion";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tellMissingPart } from "../../browser/missingParts";
import { request } from "../../http/request";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { receiveToasts } from "../../ui/toast";
import UpdateNotice from "./UpdateNotice";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answering = (version: number) =>
  vi.stubGlobal("fetch", async () =>
    Response.json({}, { headers: { [CONTRACT_VERSION_HEADER]: String(version) } }),
  );
const ask = () =>
  act(
    async () => void (await request({ method: "GET", path: "/api/modules", access: "public", summary: "" })),
  );

describe("the notice of a new version", () => {
  it("comes once a part is gone from the server, and not where it only could not be had", async () => {
    const said: string[] = [];
    const end = receiveToasts(({ text }) => said.push(text));
    document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
    let entry = "/assets/index-old.js";
    vi.stubGlobal("fetch", async () => new Response(`<script type="module" src="${entry}"></script>`));
    render(<UpdateNotice />, { wrapper: MantineTestRoot });
    const miss = (want: "drawn" | "ahead") => act(async () => tellMissingPart(want));
    await miss("ahead");
    expect(said).toEqual([]);
    await miss("drawn");
    expect(said).toEqual(["Cette partie de l'écran n'a pas pu être chargée. Réessaie."]);
    expect(screen.queryByRole("button", { name: "Mettre à jour" })).toBeNull();
    entry = "/assets/index-new.js";
    await miss("ahead");
    expect(await screen.findByRole("button", { name: "Mettre à jour" })).toBeTruthy();
    document.head.replaceChildren();
    end();
  });

  // From here on the page knows.
  it("comes once an answer shows that the server is newer than the page, which goes on as it is", async () => {
    render(
      <>
        <input aria-label="Message" defaultValue="Bonsoir" />
        <UpdateNotice />
      </>,
      { wrapper: MantineTestRoot },
    );
    answering(CONTRACT_VERSION);
    await ask();
    expect(screen.queryByRole("button", { name: "Mettre à jour" })).toBeNull();
    answering(CONTRACT_VERSION + 1);
    await ask();
    expect(screen.getByRole("button", { name: "Mettre à jour" })).toBeTruthy();
    expect(screen.getByText("Une nouvelle version est prête.")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Message" }).value).toBe("Bonsoir");
  });
});
