/** Estimates a password's strength from its length and kinds of characters. Only a hint; the server decides. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

export function passwordStrength(password: string): PasswordStrength {
  const isRepeated = new Set(password.toLowerCase()).size < 5;
  const score = password.length + 2 * kinds.filter((kind) => kind.test(password)).length;
  if (isRepeated || score < 12) return 'weak';
  return score < 18 ? 'fair' : 'strong';
}

/** The hint below the field of a new password. */
export function newPasswordHint(min: number, password: string): string {
  const rule = `At least ${min} characters.`;
  return password === '' ? rule : `${rule} Strength: ${passwordStrength(password)}.`;
}
