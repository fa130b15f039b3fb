/** The keys of so many places. */
export const places = (count: number): string[] => Array.from({ length: count }, (_, place) => `place-${place + 1}`);
