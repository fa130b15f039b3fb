import { apiErrorIn, readUser, windowStorage } from '@plaza/web-kit';

const storage = windowStorage('plaza.finance.import');
const entry = 'sent-parts';

const ownId = (): string => readUser()?.id ?? '';

/** The last file that the user sent in parts from this window, and how many of its parts the service has. */
function lastSent() {
  const [file, count] = storage.read(ownId(), entry)?.split(' ') ?? [];
  return { file, count: Number(count) };
}

/** How many parts of a file need not be sent again, even if its dialog was closed or the page was reloaded. */
export function sentPartsOf(file: string): number {
  const sent = lastSent();
  return sent.file === file ? sent.count : 0;
}

export function keepSentParts(file: string, count: number): void {
  storage.write(ownId(), `${file} ${count}`, entry);
}

export function forgetSentParts(file: string): void {
  if (lastSent().file === file) storage.remove(ownId(), entry);
}

/** Whether the service says that it no longer has the parts that were sent. */
export const arePartsMissing = (error: unknown): boolean =>
  apiErrorIn(error)?.data?.error.code === 'import_parts_missing';
