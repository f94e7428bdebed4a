import type { TestProject } from "vitest/node";
import { startApi } from "../support/apiProcess";

declare module "vitest" {
  export interface ProvidedContext {
    apiServer: string;
  }
}

/** One server for all files of API tests. */
export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startApi(project.config.env);
  project.provide("apiServer", address);
  return stop;
}
