/** What makes a twin recognisable. It follows from the twin's seed alone. */
export interface Identity {
  head: string;
  facialHair: string | undefined;
  glasses: string | undefined;
  skin: string;
  /** Lines and dark hair. */
  ink: string;
  /** Dyed or grey hair, scarves and hats. */
  hair: string;
}
