import { describe, expect, it } from "vitest";
import { chooseHosts } from "./hosts";

describe("the hosts", () => {
  it("are this app's own origin out of the box, in production and in development", () => {
    const own = { main: "", forge: "", vtt: "", backend: "" };
    expect(chooseHosts("production", {})).toEqual(own);
    expect(chooseHosts("development", {})).toEqual(own);
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
