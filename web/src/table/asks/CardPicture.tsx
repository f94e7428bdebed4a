import type { Card } from "domain/documents/askContent";
import { shownPictureAddress } from "domain/table/asks/shownPicture";
import styles from "./Card.module.css";

interface CardPictureProps {
  campaignId: string;
  /** Of the ask, or of what the table's screen shows. */
  id: string;
  card: Card;
  className?: string | undefined;
}

/** The picture of a card; nothing where it has none. */
export const CardPicture = ({ campaignId, id, card, className = styles.picture }: CardPictureProps) =>
  card.picture && (
    <img className={className} src={shownPictureAddress(campaignId, id)} alt={card.text || "Image du MJ"} />
  );
