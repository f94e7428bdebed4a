/** What every member's address is drawn with: one part, which the members' pages ask for before any script runs. */
export { loadScreen, MemberScreen } from "./MemberScreen";
export { SignedInArea } from "./SignedInArea";
