import { limits } from '@plaza/contracts/limits';

export const shortPassword = `Password must be at least ${limits.profilePasswordMin} characters long.`;

export const isShort = (password: string): boolean => password.length < limits.profilePasswordMin;

/** Detects typing errors in an email address. Whether the address exists is verified by the mailed code. */
export const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

export const noEmail = 'Enter an address like name@example.com.';
export const passwordNeeded = 'Current password is required.';
