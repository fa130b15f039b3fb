import { apiErrorIn } from '@plaza/web-kit';

/** What the server said about the single entries of a form. */
export function serverFaults<Name extends string>(
  error: unknown,
  entries: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const isEntry = (path: string): path is Name => Object.hasOwn(entries, path);
  const faults: Partial<Record<Name, string>> = {};
  for (const { path, message } of apiErrorIn(error)?.data?.error.details ?? []) {
    if (isEntry(path)) faults[path] = message;
  }
  return faults;
}

/** What is shown where no answer came. */
export const networkError = 'Network error. Please try again.';
