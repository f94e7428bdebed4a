import cors from "cors";
import type { Call, CallParts } from "domain/api/call";
import { type CallName, contract } from "domain/api/contract";
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from "domain/api/contractVersion";
import { describeInvalidInput } from "domain/api/invalidInput";
import { openApiDocument } from "domain/api/openapi";
import { AppError } from "domain/values/errors";
import { isSystemId } from "domain/values/systemIds";
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from "express";
import * as z from "zod/mini";
import { log, nameCall, withRequest } from "../log/log";
import { withDeadline } from "../store/deadline";
import { clientAddressOf, requireAccess, requireFetched, requireOwnOrigin, requireSmallJson } from "./guards";
import type { Handlers } from "./handler";
import { idParams } from "./idParams";
import { amongFew, inTurn } from "./inTurn";
import { ALLOWED_ORIGINS } from "./origins";
import { limitAddress, limitMember, limitPublicCall } from "./rateLimit";
import { pathsReadAhead } from "./readAhead";
import { requireReadableParams, requireReadableText } from "./readableText";
import { refusalOf } from "./refusal";
import { REQUEST_ID_HEADER, requestIdOf } from "./requestId";
import { Session } from "./session";

/** How long a browser may remember that another origin is allowed (seconds); none remembers it longer. */
const PREFLIGHT_LASTS_S = 7200;

const parsePart = (schema: z.ZodMiniType | undefined, input: unknown): unknown => {
  if (schema === undefined) return undefined;
  const result = z.safeParse(schema, input ?? {});
  if (!result.success) throw new AppError("invalid-input", { sentence: describeInvalidInput(result.error) });
  return result.data;
};

const parseInput = (call: Call, request: Request): CallParts => {
  const params = request.params as Record<string, string>;
  requireReadableParams(params);
  requireReadableText([request.query, request.body]);
  if ("system" in params && !isSystemId(params.system)) throw new AppError("unknown-system");
  return {
    params: idParams(params),
    query: parsePart(call.query, request.query) as CallParts["query"],
    body: parsePart(call.body, request.body),
  };
};

/** An answer that somebody opens as a page loads nothing, runs nothing and is framed by nobody. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The contract's description, made once it is asked for: it takes some 40 ms. */
const description = (() => {
  let made: string | undefined;
  return () => (made ??= JSON.stringify(openApiDocument()));
})();

/** It changes with a deployment alone. */
const DESCRIPTION_CACHED = "public, max-age=3600";

/** What is logged of the calls that open and end sessions, once they have succeeded. */
const SESSION_EVENTS: Partial<Record<CallName, string>> = {
  login: "signed in",
  register: "registered",
  logout: "signed out",
  signOutEverywhere: "signed out everywhere",
  updatePassword: "password changed",
  deleteAccount: "account deleted",
};

interface Exchanged {
  readonly request: Request;
  readonly session: Session;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Session, limit, turn, input, handler. */
async function perform(
  handlers: Handlers,
  name: CallName,
  call: Call,
  { request, session, params, body }: Exchanged,
): Promise<unknown> {
  const now = Date.now();
  const clientAddress = clientAddressOf(request);
  const access = requireAccess(call, session, { now, readAhead: pathsReadAhead(name, { params, body }) });
  const limited =
    call.access === "public"
      ? limitPublicCall(name, clientAddress, now)
      : limitMember(name, session.cookie, { body }, now, access);
  limited.catch(() => undefined);
  const caller = await access;
  await limited;
  const handle = handlers[name] as (exchange: unknown) => Promise<unknown>;
  const work = async () => handle({ ...parseInput(call, request), caller, session, clientAddress, now });
  return caller === undefined ? work() : inTurn(name, { uid: caller.uid, params, body }, now, work);
}

/** The steps of every call: origin, size and type, room for it, what `perform` does, and the answer. */
const serve =
  (handlers: Handlers, name: CallName, call: Call) => async (request: Request, response: Response) => {
    nameCall(name);
    if (call.method !== "GET") {
      requireOwnOrigin(request);
      requireSmallJson(request, call);
    }
    requireFetched(name, request);
    const session = new Session(request, response);
    const asked = { params: request.params as Record<string, string>, body: request.body as unknown };
    const result = await amongFew(name, session.cookie, asked, () =>
      perform(handlers, name, call, { request, session, ...asked }),
    );
    const event = SESSION_EVENTS[name];
    if (event !== undefined) log.info(event);
    if (result === null) response.status(204).end();
    else response.json(result);
  };

/** The address of the request may hold a code or a token, and is not logged. */
function logRefusal({ code, status }: AppError, error: unknown): void {
  if (code === "busy") log.warn("busy", { code, status, reason: String(error) });
  else if (code === "internal")
    log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  else if (code === "too-many-requests") log.warn("too many requests", { code, status });
  else log.info("refused", { code, status });
}

const answerError: ErrorRequestHandler = (error, _request, response, _next) => {
  const refusal = refusalOf(error);
  logRefusal(refusal, error);
  if (refusal.retryAfter !== undefined) response.set("retry-after", String(refusal.retryAfter));
  response.status(refusal.status).json({ error: refusal.message, code: refusal.code });
};

/** The answers that are no JSON. */
interface FileHandlers {
  readonly sendPortrait: RequestHandler<{ id: string }>;
  readonly sendShownPicture: RequestHandler<{ id: string; pictureId: string }>;
  readonly sendHandoutPicture: RequestHandler<{ id: string; pictureId: string }>;
  readonly sendCalendarFeed: RequestHandler<{ token: string }>;
  readonly sendDate: RequestHandler<{ id: string; meetingId: string }>;
}

/**
 * The API: the contract's routes with these handlers, pictures, calendars, the contract's OpenAPI description, and a JSON answer
 * to any other request under `/api`.
 */
export function createApp(
  handlers: Handlers,
  { sendPortrait, sendShownPicture, sendHandoutPicture, sendCalendarFeed, sendDate }: FileHandlers,
): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);
  if (ALLOWED_ORIGINS.length > 0)
    app.use(
      cors({
        origin: ALLOWED_ORIGINS,
        credentials: true,
        exposedHeaders: [CONTRACT_VERSION_HEADER, REQUEST_ID_HEADER, "retry-after"],
        maxAge: PREFLIGHT_LASTS_S,
      }),
    );
  app.use((request, response, next) => {
    const requestId = requestIdOf(request.headers);
    response.set({
      "cache-control": "private, no-store",
      "content-security-policy": NO_PAGE,
      "x-content-type-options": "nosniff",
      [CONTRACT_VERSION_HEADER]: String(CONTRACT_VERSION),
      [REQUEST_ID_HEADER]: requestId,
    });
    withRequest({ requestId }, () => withDeadline(next));
  });
  app.get("/api/openapi.json", async (request, response) => {
    await limitAddress("openApi", clientAddressOf(request), Date.now());
    response.set("cache-control", DESCRIPTION_CACHED).type("json").send(description());
  });
  app.get("/api/portraits/:id", sendPortrait);
  app.get("/api/campaigns/:id/shown-pictures/:pictureId", sendShownPicture);
  app.get("/api/campaigns/:id/handout-pictures/:pictureId", sendHandoutPicture);
  app.get("/api/calendars/:token", sendCalendarFeed);
  app.get("/api/campaigns/:id/dates/:meetingId", sendDate);
  for (const [name, call] of Object.entries<Call>(contract)) {
    const method = call.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
    app[method](call.path, serve(handlers, name as CallName, call));
  }
  app.use(() => {
    throw new AppError("route-not-found");
  });
  app.use(answerError);
  return app;
}
