import { createContext, useContext } from "react";

const MapHeaderPlaceContext = createContext<HTMLElement | null>(null);

/** Around a map whose scenes are chosen in the header of its screen. */
export const MapHeaderPlaceProvider = MapHeaderPlaceContext.Provider;
export const useMapHeaderPlace = () => useContext(MapHeaderPlaceContext);
