/** The earlier of two instants. With now as one of them, it limits a time from a file that may be in the future. */
export const earlierOf = (one: Date, other: Date): Date => (one < other ? one : other);
