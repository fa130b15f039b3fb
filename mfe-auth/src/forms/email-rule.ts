/** Detects typing errors in an email address. Whether the address exists is verified by mail. */
export const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

/** The sentence about an address that is none. */
export const noEmail = 'Enter an address like name@example.com.';
