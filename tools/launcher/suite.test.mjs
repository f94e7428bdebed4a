import { describe, expect, it } from "vitest";
import { javaVariables } from "./suite.mjs";

describe("the Java of a suite that runs for minutes", () => {
  it("compiles quickly, unless the environment's own options say otherwise", () => {
    expect(javaVariables(true, {}).JAVA_TOOL_OPTIONS).toBe("-XX:TieredStopAtLevel=1");
    expect(javaVariables(true, { JAVA_TOOL_OPTIONS: "-Xmx1g" }).JAVA_TOOL_OPTIONS).toMatch(/^-XX:.* -Xmx1g$/);
  });

  it("is that of the environment for one that runs for longer", () => {
    expect(javaVariables(false, { PATH: "/bin" })).toEqual({ PATH: "/bin" });
    expect(javaVariables(false, { JAVA_TOOL_OPTIONS: "-Xmx1g" })).toEqual({ JAVA_TOOL_OPTIONS: "-Xmx1g" });
  });
});
