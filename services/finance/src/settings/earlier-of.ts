/** The earlier of two instants: with now, a time of a file that may lie in the future. */
export const earlierOf = (one: Date, other: Date): Date => (one < other ? one : other);
