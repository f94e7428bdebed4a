/** What `sharedWorkers.cjs` knows of the inside of firebase-tools, which declares no types. */
declare module "firebase-tools/lib/emulator/functionsEmulator" {
  export class FunctionsEmulator {
    startRuntime(backend: unknown, trigger?: { id: string }): Promise<unknown>;
  }
}

declare module "firebase-tools/lib/emulator/functionsRuntimeWorker" {
  export const RuntimeWorkerState: { IDLE: string; BUSY: string };
  interface RuntimeWorker {
    state: string;
  }
  export class RuntimeWorkerPool {
    cleanUpWorkers(): void;
    getTriggerWorkers(triggerId: string): RuntimeWorker[];
    getIdleWorker(triggerId: string): RuntimeWorker | undefined;
  }
}
