import { type ComponentProps, useEffect } from "react";
import { Loading } from "../../../ui/Spinner";
import { useOnDemand } from "../../../ui/useOnDemand";

const loadMjMap = () => import("../../../table/map/mj/MjMap");

type MjMapProps = ComponentProps<Awaited<ReturnType<typeof loadMjMap>>["default"]>;

/** The MJ's scenes, loaded with the first one. */
export function MjMapPlace(map: MjMapProps) {
  const [MjMap, request] = useOnDemand(loadMjMap);
  const { connected } = map;
  // Where it could not be loaded, it is asked for again once the connection is back.
  useEffect(() => {
    if (connected) request();
  }, [connected, request]);
  return MjMap ? <MjMap {...map} /> : <Loading>Chargement de la carte...</Loading>;
}
