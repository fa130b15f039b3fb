// Without the schema library: screens check what is typed as the service does.

/** At most 12 digits before the point, and 18 decimals. */
const typed = /^(?=.*[1-9])\d{1,12}(\.\d{1,18})?$/;

/** Smaller, with at most 6 digits behind the zeros. */
const tiny = /^0\.0{12,40}[1-9]\d{0,5}$/;

/**
 * Whether a text is a factor that is taken: positive, with at most 18 decimals. Another base currency can make it
 * smaller than those can say; answers then show 6 digits of it, which forms send back.
 */
export const isFactor = (text: string): boolean => typed.test(text) || tiny.test(text);
