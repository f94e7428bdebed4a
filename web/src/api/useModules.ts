import type { Module } from "domain/api/modules";
import { getModulesRoute } from "domain/api/publicRoutes";
import { isSystemId } from "domain/values/systemIds";
import { useEffect, useState } from "react";
import { request } from "../http/request";

export type Modules = { status: "loading" } | { status: "ready"; modules: Module[] } | { status: "failed" };

function isModule(entry: unknown): entry is Module {
  const { id, name, tagline } = (entry ?? {}) as Record<keyof Module, unknown>;
  return isSystemId(id) && typeof name === "string" && typeof tagline === "string";
}

/** Accepts `{ modules }` and a bare list, and leaves out what is no system that this client knows. */
function readModules(answer: unknown): Module[] {
  const list = Array.isArray(answer) ? answer : (answer as { modules?: unknown } | null)?.modules;
  return Array.isArray(list) ? list.filter(isModule) : [];
}

/** The game systems on offer, for public pages: it needs no cache, so it brings none. */
export function useModules(): Modules {
  const [modules, setModules] = useState<Modules>({ status: "loading" });
  useEffect(() => {
    const leaving = new AbortController();
    request(getModulesRoute, {}, { silent: true, signal: leaving.signal }).then(
      (answer) => setModules({ status: "ready", modules: readModules(answer) }),
      () => leaving.signal.aborted || setModules({ status: "failed" }),
    );
    return () => leaving.abort();
  }, []);
  return modules;
}
