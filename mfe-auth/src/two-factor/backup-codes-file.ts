import { saveFile } from '@plaza/ui';

/** The file name for saved codes. */
export const backupCodesFileName = 'plaza-backup-codes.txt';

/** The content of the file: the account, the date, and the numbered codes. */
export function backupCodesText(email: string, codes: readonly string[], madeAt: Date): string {
  const lines = codes.map((code, index) => `${String(index + 1).padStart(2)}. ${code}`);
  return [
    'Plaza two-factor backup codes',
    '',
    `Account: ${email}`,
    `Generated: ${madeAt.toISOString()}`,
    '',
    ...lines,
    '',
    'Each code signs you in once, in place of the authenticator app. Keep them where only you can read them.',
    '',
  ].join('\n');
}

/** Saves a text as a file. */
export const saveAsFile = (name: string, text: string): void =>
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
