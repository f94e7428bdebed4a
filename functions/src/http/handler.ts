import type { CallBody, CallParams, CallQuery, CallResult } from "domain/api/call";
import type { CallName, Contract } from "domain/api/contract";
import type { Caller } from "../store/sessions";
import type { ClientAddress } from "./clientAddress";
import type { Session } from "./session";

/** What a handler receives: parsed input, the caller, and the server's clock. */
interface Exchange<Name extends CallName> {
  params: CallParams<Contract[Name]>;
  query: CallQuery<Contract[Name]>;
  body: CallBody<Contract[Name]>;
  /** Undefined for public calls. */
  caller: Contract[Name]["access"] extends "public" ? undefined : Caller;
  session: Session;
  clientAddress: ClientAddress;
  /** Epoch milliseconds. */
  now: number;
}

/** Handles one call: answers with the contract's result, or throws an `AppError`. */
export type Handler<Name extends CallName> = (
  exchange: Exchange<Name>,
) => Promise<CallResult<Contract[Name]>>;

/** One for each call of the contract: a missing one does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };
