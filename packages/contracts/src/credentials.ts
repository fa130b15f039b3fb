import { z } from 'zod';
import { limits } from './limits';

/** Kept as typed but for case and outer blanks: one account per address, whatever its case. */
export const Email = z.string().trim().toLowerCase().max(limits.email).pipe(z.email());

export const NewPassword = z
  .string()
  .min(limits.passwordMin, `Password must be at least ${limits.passwordMin} characters long`)
  .max(limits.password);

/** A password that somebody has, typed once more. */
export const OwnPassword = z.string().min(1, 'Password is required').max(limits.password);

/** Six characters of A–Z and 0–9, as mailed; small letters and outer blanks are taken too. */
export const SecurityCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[A-Z0-9]{${limits.codeLength}}$`), `Must be ${limits.codeLength} letters or digits`);

/** The six digits that an authenticator shows. */
export const TotpCode = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${limits.codeLength}}$`), 'Verification code is required');
