import { type Call, type CallParts, callUrl } from "domain/api/call";
import { describeError, isErrorCode } from "domain/values/errors";
import { type Browser, sendRaw } from "../../support/apiClient";

export type RawAnswer = Awaited<ReturnType<typeof sendRaw>>;

/** Sends the request as this browser; its body may be anything that JSON can say. */
export function send(call: Call, parts: CallParts, browser: Browser, rawQuery = ""): Promise<RawAnswer> {
  const url = callUrl(call, parts);
  const path = rawQuery === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${rawQuery}`;
  const body = call.method === "GET" ? {} : { body: JSON.stringify(parts.body ?? {}) };
  return sendRaw({ method: call.method, path, headers: browser.headers(), ...body });
}

/** The paths of the fields of `answer` that are not in `named`, which the schema left of it. */
function unnamedFields(answer: unknown, named: unknown, path = ""): string[] {
  if (answer === null || typeof answer !== "object") return [];
  if (named === null || typeof named !== "object") return [path];
  return Object.entries(answer).flatMap(([field, value]) =>
    Object.hasOwn(named, field)
      ? unnamedFields(value, (named as Record<string, unknown>)[field], `${path}.${field}`)
      : [`${path}.${field}`],
  );
}

function checkRefusal({ status, body }: RawAnswer): string | undefined {
  const fields = Object.keys(body ?? {}).toSorted();
  if (fields.join() !== "code,error") return `a refusal with the fields ${fields.join(", ") || "of no JSON"}`;
  if (!isErrorCode(body?.code)) return `the unknown code ${body?.code}`;
  if (describeError(body.code).status !== status) return `${body.code} with the status ${status}`;
  if (typeof body.error !== "string" || body.error === "") return "a refusal without a sentence";
  return undefined;
}

function checkSuccess(call: Call, { status, text, body }: RawAnswer): string | undefined {
  if (call.result === undefined) {
    return status === 204 && text === "" ? undefined : `${status} with a body where none is declared`;
  }
  if (status !== 200) return `the status ${status}`;
  const parsed = call.result.safeParse(body);
  if (!parsed.success) return `an answer other than the contract's: ${JSON.stringify(parsed.error.issues)}`;
  const unnamed = unnamedFields(body, parsed.data);
  return unnamed.length === 0 ? undefined : `fields that the contract does not name: ${unnamed.join(", ")}`;
}

/** What is wrong with an answer to any request of this call, whoever asked; undefined when it keeps the contract. */
export function checkAnswer(call: Call, answer: RawAnswer): string | undefined {
  const { status, headers, text } = answer;
  if (status >= 500 && answer.body?.code !== "document-invalid") return `${status}: ${text.slice(0, 300)}`;
  if (/node_modules|\n\s+at |<html|<!doctype/i.test(text)) return `a stack or a page: ${text.slice(0, 300)}`;
  if (text !== "" && !headers.get("content-type")?.startsWith("application/json")) {
    return `the type ${headers.get("content-type")}`;
  }
  return status < 300 ? checkSuccess(call, answer) : checkRefusal(answer);
}
