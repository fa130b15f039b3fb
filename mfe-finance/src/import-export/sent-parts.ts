import { apiErrorIn, readUser } from '@plaza/web-kit';

/** The last file that was sent in parts, its sender, and how many of its parts the service has. */
let sent: { readonly userId: string | undefined; readonly file: string; readonly count: number } | undefined;

const isSent = (file: string): boolean => sent?.file === file && sent.userId === readUser()?.id;

/** How many parts of a file need not be sent again, even if its dialog was closed. */
export const sentPartsOf = (file: string): number => (sent && isSent(file) ? sent.count : 0);

export function keepSentParts(file: string, count: number): void {
  sent = { userId: readUser()?.id, file, count };
}

export function forgetSentParts(file: string): void {
  if (isSent(file)) sent = undefined;
}

/** Whether the service says that it no longer has the parts that were sent. */
export const arePartsMissing = (error: unknown): boolean =>
  apiErrorIn(error)?.data?.error.code === 'import_parts_missing';
