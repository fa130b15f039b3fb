import { limits } from '@plaza/contracts/limits';

export const shortPassword = `Password must be at least ${limits.profilePasswordMin} characters long.`;

export const isShort = (password: string): boolean => password.length < limits.profilePasswordMin;

export const passwordNeeded = 'Current password is required.';
