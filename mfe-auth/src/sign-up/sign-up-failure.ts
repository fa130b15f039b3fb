import { apiErrorIn, serverMessage } from '@plaza/web-kit';
import { blankEntries, type EntryName, type Faults } from './sign-up-entries';

/** The sentence over the form: the server's reason, or what stood in its way, with the status. */
export function signUpFailure(error: unknown): string {
  const status = apiErrorIn(error)?.status ?? 0;
  const reason = serverMessage(error, status === 0 ? 'Network error' : 'The server gave no reason');
  return `Sign up failed: ${reason} (Status: ${status})`;
}

/** What the server said about single entries. */
export function serverFaults(error: unknown): Faults {
  const details = apiErrorIn(error)?.data?.error.details ?? [];
  return Object.fromEntries(details.filter(({ path }) => isEntry(path)).map(({ path, message }) => [path, message]));
}

const isEntry = (path: string): path is EntryName => Object.hasOwn(blankEntries, path);
