import * as z from "zod/mini";
import type { Call } from "./call";
import { contract } from "./contract";

const errorResponse = {
  description: "A refusal, with a sentence for the user",
  content: {
    "application/json": {
      schema: {
        type: "object",
        required: ["error", "code"],
        properties: { error: { type: "string" }, code: { type: "string" } },
      },
    },
  },
};

const jsonSchema = (schema: z.ZodMiniType, io: "input" | "output") =>
  z.toJSONSchema(schema, { io, unrepresentable: "any", target: "openapi-3.0" });

const queryParameters = (schema: z.ZodMiniType) => {
  const { properties = {}, required = [] } = jsonSchema(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: property,
  }));
};

const operation = (name: string, call: Call) => ({
  operationId: name,
  summary: call.summary,
  security: call.access === "public" ? [] : [{ session: [] }],
  parameters: [
    ...[...call.path.matchAll(/:(\w+)/g)].map(([, param]) => ({
      name: param,
      in: "path",
      required: true,
      schema: { type: "string" },
    })),
    ...(call.query ? queryParameters(call.query) : []),
  ],
  ...(call.body && {
    requestBody: {
      required: true,
      content: { "application/json": { schema: jsonSchema(call.body, "input") } },
    },
  }),
  responses: {
    ...(call.result
      ? {
          200: {
            description: call.summary,
            content: { "application/json": { schema: jsonSchema(call.result, "output") } },
          },
        }
      : { 204: { description: call.summary } }),
    default: errorResponse,
  },
});

/** The OpenAPI document of the contract, generated from the calls; served at `/api/openapi.json`. */
export function openApiDocument(): Record<string, unknown> {
  const routes: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<Call>(contract)) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    routes[path] = { ...routes[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.0.3",
    info: { title: "Dés & Héros", version: "1" },
    paths: routes,
    components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__session" } } },
  };
}
