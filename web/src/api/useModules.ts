import { getModules, type Module, moduleSchema } from "domain/api/modules";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { call } from "./call";

export type Modules = { status: "loading" } | { status: "ready"; modules: Module[] } | { status: "failed" };

/** Accepts `{ modules }` and a bare list, and leaves out what is no system that this client knows. */
export function readModules(answer: unknown): Module[] {
  const list = Array.isArray(answer) ? answer : (answer as { modules?: unknown } | null)?.modules;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const module = z.safeParse(moduleSchema, entry);
    return module.success ? [module.data] : [];
  });
}

/** The game systems on offer, for public pages: it needs no cache, so it brings none. */
export function useModules(): Modules {
  const [modules, setModules] = useState<Modules>({ status: "loading" });
  useEffect(() => {
    const leaving = new AbortController();
    call(getModules, {}, { silent: true, signal: leaving.signal }).then(
      (answer) => setModules({ status: "ready", modules: readModules(answer) }),
      () => leaving.signal.aborted || setModules({ status: "failed" }),
    );
    return () => leaving.abort();
  }, []);
  return modules;
}
