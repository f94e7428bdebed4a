import { act, cleanup, render, screen } from "@testing-library/react";
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from "domain/api/contractVersion";
import { afterEach, describe, expect, it, vi } from "vitest";
import { request } from "../../http/request";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
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
