import { Loading } from "../../ui/Spinner";
import { hasPlaceholder } from "./htmlPlaceholder";

/** Until there is a screen: the page's own placeholder where it came with one. */
export function Waiting() {
  return hasPlaceholder() ? null : <Loading>Chargement...</Loading>;
}
