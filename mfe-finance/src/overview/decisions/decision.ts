/** Something that needs the user's decision, and a link to where they can make it. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  /** The reason, in one line. */
  readonly reason: string;
  /** The link to the screen; undefined if the user may not open it. */
  readonly to: string | undefined;
  readonly action: string;
}
