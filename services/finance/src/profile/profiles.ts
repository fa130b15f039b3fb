/** What finance needs of a person's profile; null where they have not said it. */
export interface LifeFacts {
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  readonly familySize: number | null;
}

/** Where it comes from: identity owns profiles. */
export interface Profiles {
  /**
   * @param token the caller's own access token
   * @returns undefined when identity could not be asked, or does not tell the caller
   */
  factsOf(token: string): Promise<LifeFacts | undefined>;
}
