/** Something that waits for the user, and where they decide it. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  /** Why, in one line. */
  readonly reason: string;
  /** Where it is decided; undefined where they may not go there. */
  readonly to: string | undefined;
  readonly action: string;
}
