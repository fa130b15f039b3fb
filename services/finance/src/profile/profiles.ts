/** What metrics need of a user's profile; null where it is not filled in. */
export interface LifeFacts {
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  readonly familySize: number | null;
}

/** The profiles, which identity owns. */
export interface Profiles {
  /**
   * @param token the caller's own access token
   * @returns undefined where identity does not answer or rejects the token
   */
  factsOf(token: string): Promise<LifeFacts | undefined>;
}
