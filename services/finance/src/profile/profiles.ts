/** The profile fields that metrics need; null where the user has not filled them in. */
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
