/** A character whose sheet the tray takes rolls from, as it is stored. */
export interface TrayHero {
  readonly id: string;
  readonly name: string;
}
