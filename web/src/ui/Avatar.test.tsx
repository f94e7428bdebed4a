import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hosts } from "../http/hosts";
import { MantineTestRoot } from "../testing/MantineTestRoot";
import { Avatar } from "./Avatar";

afterEach(cleanup);

const photoOf = (photoURL: string) => {
  const { container } = render(<Avatar name="Lorien des Saules" photoURL={photoURL} />, {
    wrapper: MantineTestRoot,
  });
  return { container, photo: container.querySelector("img") };
};

describe("an avatar", () => {
  it("shows a picture from a safe address, and initials once it fails to load", () => {
    const { container, photo } = photoOf("https://example.test/face.png");
    expect(photo?.getAttribute("src")).toBe("https://example.test/face.png");
    if (photo) fireEvent.error(photo);
    expect(container.querySelector("img")).toBeNull();
    expect(container.textContent).toBe("LD");
  });

  it("comes from the API's host where it is kept by us", () => {
    const own = `/api/portraits/${"a".repeat(22)}`;
    expect(photoOf(own).photo?.getAttribute("src")).toBe(own);
    vi.spyOn(hosts, "backend", "get").mockReturnValue("https://api.example");
    expect(photoOf(own).photo?.getAttribute("src")).toBe(`https://api.example${own}`);
    vi.restoreAllMocks();
  });

  it("never asks for a picture at an address that is not safe", () => {
    expect(photoOf("javascript:alert(1)").photo).toBeNull();
    expect(photoOf("//evil.example/face.png").photo).toBeNull();
  });

  it("never calls this app or its API for a picture that is no portrait", () => {
    vi.spyOn(hosts, "backend", "get").mockReturnValue("https://api.example");
    vi.stubGlobal("location", new URL("https://des.example/account"));
    for (const host of ["", "https://des.example", "https://api.example"]) {
      expect(photoOf(`${host}/api/account/export?0`).photo).toBeNull();
    }
    expect(photoOf("https://example.test/face.png").photo).not.toBeNull();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});
