import { describe, expect, it } from "vitest";
import { callUrl } from "./call";
import { contract } from "./contract";
import { openApiDocument } from "./openapi";

describe("the contract", () => {
  it("gives each method and path to one call only", () => {
    const routes = Object.values(contract).map((call) => `${call.method} ${call.path.replace(/:\w+/g, ":")}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it("requires a session for every write, except to sign in, out or up, to request an invitation and to see where a link leads", () => {
    const open = Object.entries(contract)
      .filter(([, call]) => call.access === "public" && call.method !== "GET")
      .map(([name]) => name);
    expect(open.sort()).toEqual([
      "cancelRegistration",
      "login",
      "logout",
      "previewCampaignInvite",
      "register",
      "requestInvite",
    ]);
  });

  it("gives admin routes to admins only", () => {
    for (const call of Object.values(contract)) {
      expect(call.access === "admin").toBe(call.path.startsWith("/api/admin/"));
    }
  });

  it("builds an address with escaped parameters and without undefined query values", () => {
    expect(callUrl(contract.getCharacter, { params: { system: "dnd5e", id: "a/b ?" } })).toBe(
      "/api/dnd5e/character/a%2Fb%20%3F",
    );
    expect(
      callUrl(contract.listItems, { query: { ids: "a,b", system: undefined, includeHomebrew: "mine" } }),
    ).toBe("/api/items?ids=a%2Cb&includeHomebrew=mine");
  });

  it("documents every call in OpenAPI, with its path parameters and its errors", () => {
    const document = openApiDocument() as {
      paths: Record<
        string,
        Record<string, { operationId: string; responses: object; parameters: { name: string }[] }>
      >;
    };
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(Object.keys(contract).sort());
    const approve = document.paths["/api/{system}/campaign/{id}/requests/{requestId}/approve"]?.post;
    expect(approve?.parameters.map((parameter) => parameter.name)).toEqual(["system", "id", "requestId"]);
    for (const operation of operations) expect(operation.responses).toHaveProperty("default");
  });
});
