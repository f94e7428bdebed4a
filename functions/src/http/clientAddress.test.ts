import { describe, expect, it } from "vitest";
import { readClientAddress } from "./clientAddress";

describe("the address that rate limits count by", () => {
  it("is the client's behind Hosting, and its own beside whatever it wrote on the function's URL", () => {
    expect(readClientAddress("192.0.2.1, 198.51.100.7", "127.0.0.1", 1)).toEqual({
      address: "192.0.2.1",
      peer: "198.51.100.7",
    });
    expect(readClientAddress("9.9.9.9, 192.0.2.1, 198.51.100.7", undefined, 1).address).toBe("192.0.2.1");
    expect(readClientAddress("198.51.100.7", undefined, 1)).toEqual({
      address: "198.51.100.7",
      peer: "198.51.100.7",
    });
  });

  it("is the socket's where no proxy wrote one", () => {
    const both = { address: "127.0.0.1", peer: "127.0.0.1" };
    expect(readClientAddress(undefined, "::ffff:127.0.0.1", 0)).toEqual(both);
    expect(readClientAddress("", "127.0.0.1", 1)).toEqual(both);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["not-an-address", "unknown"],
    ["192.0.2.1:443", "unknown"],
  ])("of %s is %s", (written, counted) => {
    expect(readClientAddress(written, undefined, 0).address).toBe(counted);
  });
});
