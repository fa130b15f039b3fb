// Without zod: browsers shorten texts of one service to the limits of another.

/**
 * The beginning of a text, at most `max` UTF-16 units, as limits count them; half of a surrogate pair at the end is
 * dropped.
 */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/\p{Surrogate}$/u, '');
