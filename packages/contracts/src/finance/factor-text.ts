// Does not import the schema library: screens check input by the same rules as the service.

/** At most 12 digits before the decimal point, and at most 18 after it. */
const typed = /^(?=.*[1-9])\d{1,12}(\.\d{1,18})?$/;

/** A smaller number, with at most 6 digits after the leading zeros. */
const tiny = /^0\.0{12,40}[1-9]\d{0,5}$/;

/**
 * Whether a text is an accepted factor: positive, with at most 18 decimals. After a change of the base currency a
 * factor can be too small for 18 decimals; responses then show 6 significant digits, which forms send back.
 */
export const isFactor = (text: string): boolean => typed.test(text) || tiny.test(text);
