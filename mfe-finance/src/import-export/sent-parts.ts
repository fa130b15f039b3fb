import { apiErrorIn } from '@plaza/web-kit';

/** The file in parts that was sent last, and how many of its parts the service has. */
let sent: { readonly file: string; readonly count: number } | undefined;

/** How many parts of a file need not be sent again, even if its dialog was closed. */
export const sentPartsOf = (file: string): number => (sent?.file === file ? sent.count : 0);

export function keepSentParts(file: string, count: number): void {
  sent = { file, count };
}

export function forgetSentParts(file: string): void {
  if (sent?.file === file) sent = undefined;
}

/** Whether the service says that it no longer has the parts that were sent. */
export const arePartsMissing = (error: unknown): boolean =>
  apiErrorIn(error)?.data?.error.code === 'import_parts_missing';
