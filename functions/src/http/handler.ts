import type { CallBody, CallParams, CallQuery, CallResult } from "domain/api/call";
import type { CallName, Contract } from "domain/api/contract";
import type { Identity } from "../store/accounts";
import type { Session } from "./session";

/** What a handler works with: parsed input, whom it speaks for, and the server's clock. */
export interface Exchange<Name extends CallName> {
  params: CallParams<Contract[Name]>;
  query: CallQuery<Contract[Name]>;
  body: CallBody<Contract[Name]>;
  /** Undefined on public calls made without a session. */
  caller: Contract[Name]["access"] extends "public" ? undefined : Identity;
  session: Session;
  clientAddress: string;
  /** Epoch milliseconds. */
  now: number;
}

/** One call's work. It answers with the contract's result, or throws an `AppError`. */
export type Handler<Name extends CallName> = (
  exchange: Exchange<Name>,
) => Promise<CallResult<Contract[Name]>>;
