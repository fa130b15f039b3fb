import { z } from 'zod';
import { limits } from '../limits';
import { must } from '../sentences';
import { hasAtLeast, text, untrimmedText } from '../text';

/** Trimmed and in lower case, so that each address has one account whatever its case. */
export const Email = text(limits.email).toLowerCase().pipe(z.email('Enter an address like name@example.com.'));

export const NewPassword = untrimmedText(limits.password).refine(
  hasAtLeast(limits.passwordMin),
  `Password must be at least ${limits.passwordMin} characters long`,
);

/** The user's existing password, entered once more; unlike for new ones, only its length is checked. */
export const OwnPassword = untrimmedText(limits.password).min(1, 'Password is required');

/** Six characters of A–Z and 0–9, as mailed; lower case and surrounding blanks are accepted. */
export const SecurityCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[A-Z0-9]{${limits.codeLength}}$`), must(`be ${limits.codeLength} letters or digits`));

/** The six digits that an authenticator app shows. */
export const TotpCode = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${limits.codeLength}}$`), 'Verification code is required');
