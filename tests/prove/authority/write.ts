/** `npm run authority`: writes docs/authority.md. */
import { writeFileSync } from "node:fs";
import { authorityPage } from "./page";

writeFileSync(new URL("../../../docs/authority.md", import.meta.url), authorityPage());
