/** A typed address as it is stored: addresses that differ only in capitals or surrounding blanks are the same. */
export const toEmailAddress = (typed: string): string => typed.trim().toLowerCase();

/** Whether a typed address is not the current one. */
export const isNewEmail = (typed: string, current: string): boolean =>
  toEmailAddress(typed) !== toEmailAddress(current);
