import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { MantineRoot } from "./theme/MantineRoot";

/** What a form outside of the members' area stands on: Mantine, and a client for its mutations. */
export function VisitorFormRoot({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <MantineRoot>{children}</MantineRoot>
    </QueryClientProvider>
  );
}
