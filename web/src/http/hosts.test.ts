import { defaultJoinUrl, vttJoinState, vttLaunchUrl } from "domain/table/campaign/vttStatus";
import { describe, expect, it } from "vitest";
import { chooseHosts, vttHost } from "./hosts";

describe("the hosts", () => {
  it("are this app's own origin in production, and the development server where it serves the app", () => {
    const own = { main: "", forge: "", vtt: "", backend: "" };
    const server = "http://127.0.0.1:5173";
    expect(chooseHosts("production", {})).toEqual(own);
    expect(chooseHosts("development", {})).toEqual({ ...own, main: server, vtt: server });
  });

  it("can be overridden in both", () => {
    const settings = { VITE_HOST_VTT: "https://vtt.example" };
    for (const mode of ["production", "development"]) {
      expect(chooseHosts(mode, settings).vtt).toBe("https://vtt.example");
    }
  });

  it("can each be overridden, with or without a trailing slash", () => {
    expect(
      chooseHosts("production", { VITE_HOST_FORGE: "https://forge.example/", VITE_HOST_VTT: " " }),
    ).toEqual({
      main: "",
      forge: "https://forge.example",
      vtt: "",
      backend: "",
    });
    expect(chooseHosts("production", { VITE_HOST_BACKEND: "https://api.example" }).backend).toBe(
      "https://api.example",
    );
  });

  it("ignore a setting that is no web address", () => {
    expect(chooseHosts("production", { VITE_HOST_VTT: "javascript:alert(1)" }).vtt).toBe("");
  });
});

describe("the virtual table", () => {
  const table = { id: "brumes", system: "vampire" } as const;
  const open = { ...table, settings: { useVtt: true }, vttStatus: { status: "online" } } as const;

  it("is this app's own room where no other is configured", () => {
    const room = `${window.location.origin}/session/brumes?system=vampire`;
    expect(vttLaunchUrl(table, vttHost(""))).toBe(room);
    expect(vttJoinState(open, vttHost(""))).toMatchObject({ enabled: true, href: room });
    expect(vttHost()).toBe(window.location.origin);
  });

  it("is the outside one, at every link, where one is configured", () => {
    const { vtt } = chooseHosts("production", { VITE_HOST_VTT: "https://vtt.example/" });
    const outside = "https://vtt.example/session/brumes?system=vampire";
    expect(vttLaunchUrl(table, vttHost(vtt))).toBe(outside);
    expect(vttJoinState(open, vttHost(vtt))).toMatchObject({ enabled: true, href: outside });
    expect(defaultJoinUrl(vttHost(vtt), "brumes", "vampire")).toBe(outside);
  });
});
