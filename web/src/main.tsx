import "./app/theme/tokens.css";
import "./app/theme/fonts.css";
import "./app/theme/base.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App";
import { replacePlaceholder } from "./app/placeholder/htmlPlaceholder";
import { watchMissingStyles } from "./browser/missingParts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root");

watchMissingStyles();

const product = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

replacePlaceholder(root);
// Prerendered pages come with their content; the others come empty, or with a placeholder beside it.
if (root.hasChildNodes()) hydrateRoot(root, product);
else createRoot(root).render(product);
