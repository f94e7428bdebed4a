import { createContext, type ReactNode, useContext } from "react";
import banner from "../../../table/asks/AskBanner.module.css";

const CardsContext = createContext<ReactNode>(null);

/** What waits for an answer of the sheet's player: what the rules ask, what the MJ asks, what others do to the character. */
export const SheetCardsProvider = CardsContext.Provider;

/** The cards, where the arrangement of the sheet has its place for them. */
export const SheetCards = () => <div className={banner.banners}>{useContext(CardsContext)}</div>;
