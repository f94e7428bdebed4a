import { deleteApp, initializeApp } from "firebase/app";
import { collection, getFirestore, terminate } from "firebase/firestore";
import { afterEach, expect, it, vi } from "vitest";
import { askQueryAgain } from "./askAgain";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it("throws nothing where the client is closed before the listener is asked again", async () => {
  vi.stubEnv("VITE_FIRESTORE_EMULATOR", "127.0.0.1:1");
  vi.useFakeTimers();
  const app = initializeApp({ projectId: "demo-closed" });
  const client = getFirestore(app);
  askQueryAgain(collection(client, "campaigns"));
  await terminate(client);
  await expect(vi.advanceTimersByTimeAsync(1_000)).resolves.toBeDefined();
  await deleteApp(app);
});
