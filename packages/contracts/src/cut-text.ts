// Without the schema library: browsers cut what a service suggests to what another one takes.

/** The beginning of a text, of at most `max` UTF-16 units, as limits count; half a sign at its end is left away. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/\p{Surrogate}$/u, '');
