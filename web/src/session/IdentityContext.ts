import { createContext } from "react";

/**
 * Whether the identity provider has said that this device is signed in as the session's member. Until then the rules
 * would refuse every listener, so those wait; what the API gives is shown meanwhile.
 */
export const IdentityContext = createContext(true);
