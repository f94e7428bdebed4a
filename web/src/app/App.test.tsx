import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { paths } from "domain/values/links/paths";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { App, MEMBER_ADDRESSES } from "./App";
import { MemberRedirect } from "./MemberRedirect";

// The screens themselves are tried elsewhere.
vi.mock("./memberParts", () => ({
  SignedInArea: () => null,
  MemberScreen: () => null,
  loadScreen: async () => undefined,
}));
vi.mock("../features/site/landing/LandingPage", () => ({ default: () => <h1>landing</h1> }));
vi.mock("./PublicScreen", () => ({ default: ({ name }: { name: string }) => <h1>{name}</h1> }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Where() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, from: state?.from })}</output>;
}
const where = () => JSON.parse(document.querySelector("output")?.textContent ?? "{}");

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
      <Where />
    </MemoryRouter>,
  );
/** What the server says of the session. */
const answer = (session: { user: object | null }) =>
  vi.stubGlobal("fetch", async () => Response.json(session));

describe("a visitor", () => {
  it.each(Object.keys(MEMBER_ADDRESSES))(
    "is led from %s to the login page, and back afterwards",
    async (path) => {
      answer({ user: null });
      const address = `${path.replace(/:\w+/g, "x")}?from=shop#top`;
      open(address);
      await waitFor(() => expect(where()).toEqual({ pathname: "/login", from: address }));
    },
  );

  it("waits until it is known who they are", () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    open("/dashboard");
    expect(screen.getByText("Chargement...")).toBeTruthy();
    expect(where().pathname).toBe("/dashboard");
  });
});

describe("a member at a page of visitors", () => {
  it.each([
    ["/", "memberRedirect"],
    ["/login", "memberRedirect"],
    ["/register", "memberRedirect"],
    ["/request-invite", "memberRedirect"],
    [paths.showcase, "landing"],
    ["/forge", "forge"],
    ["/nulle-part", "notFoundForMembers"],
  ])("has at %s the screen « %s »", async (path, screenName) => {
    const nina = { uid: "nina", name: "Nina", displayName: "Nina", pronouns: "", email: "nina@example.fr" };
    answer({ user: { ...nina, role: "player", characterQuota: 10, metadata: {} } });
    open(path);
    await screen.findByRole("heading", { name: screenName });
  });

  it.each([
    [{ from: "/market?from=shop" }, "/market"],
    [{ from: "//evil.example/x" }, "/dashboard"],
    [null, "/dashboard"],
  ])("is led on within the app: %o", async (state, to) => {
    render(
      <MemoryRouter initialEntries={[{ pathname: "/login", state }]}>
        <Routes>
          <Route path="/login" element={<MemberRedirect />} />
          <Route path="*" element={null} />
        </Routes>
        <Where />
      </MemoryRouter>,
    );
    await waitFor(() => expect(where().pathname).toBe(to));
  });
});
