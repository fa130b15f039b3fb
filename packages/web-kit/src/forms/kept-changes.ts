import { askBeforeUnload } from '@plaza/ui';
import { readToken } from '../tokens/stored-session';
import { subjectOf } from '../tokens/token-subject';
import { forgetAllDrafts, forgetOthersDrafts } from './stored-drafts';

/** The changed fields of forms that are currently off the page, by user and form. */
const kept = new Map<string, object>();
let stopAsking: (() => void) | undefined;

/** The key of a form of the signed-in user, by its name; undefined while no user is signed in. */
export function ownFormKey(name: string): string | undefined {
  const token = readToken();
  return token === null ? undefined : `${ownerOf(token)}${name}`;
}

const ownerOf = (token: string) => `${subjectOf(token)} `;

/** The changed fields that are kept under a key of `ownFormKey`. */
export const keptChanges = (key: string | undefined): object | undefined =>
  key === undefined ? undefined : kept.get(key);

/** Whether input is kept for a form of this name, so that its screen opens the form again. */
export const hasKeptForm = (name: string): boolean => keptChanges(ownFormKey(name)) !== undefined;

/** The names of the signed-in user's forms whose input is kept. */
export function keptFormNames(): string[] {
  const token = readToken();
  if (token === null) return [];
  return [...kept.keys()].filter(isOwn).map((key) => key.slice(ownerOf(token).length));
}

/** Removes the kept input of a form that can no longer be opened, as its subject is gone. */
export const forgetKeptForm = (name: string): void => forgetChanges(ownFormKey(name));

/** Keeps the changed fields of a form, unless the session of its user has ended or changed meanwhile. */
export function keepChanges(name: string, key: string | undefined, changes: object): void {
  if (key === undefined || key !== ownFormKey(name) || Object.keys(changes).length === 0) return;
  kept.set(key, changes);
  stopAsking ??= askBeforeUnload(hasOwnChanges);
}

/** Removes what is kept under a key, whatever it is. */
export function forgetChanges(key: string | undefined): void {
  if (key !== undefined) kept.delete(key);
  if (kept.size === 0) stop();
}

/**
 * Removes the kept input of a form that was saved or cancelled with these changed fields. If more was typed since, into
 * this form or into a later one with the same key, all of the input stays.
 */
export function forgetSettled(key: string | undefined, changes: object): void {
  const settled = new Map(Object.entries(changes));
  const isSettled = ([name, value]: [string, unknown]) => JSON.stringify(value) === JSON.stringify(settled.get(name));
  if (Object.entries(keptChanges(key) ?? {}).every(isSettled)) forgetChanges(key);
}

/** Removes all kept input, and all stored drafts: signing out discards them. */
export function forgetAllChanges(): void {
  kept.clear();
  forgetAllDrafts(); // they contain passwords too
  stop();
}

/** Removes the kept input and the stored drafts of all users but the signed-in one. */
export function forgetOthersChanges(): void {
  for (const key of [...kept.keys()].filter((one) => !isOwn(one))) forgetChanges(key);
  forgetOthersDrafts();
}

function stop() {
  stopAsking?.();
  stopAsking = undefined;
}

/** Whether input of the current user is kept; during impersonation, the administrator's own input does not count. */
const hasOwnChanges = (): boolean => [...kept.keys()].some(isOwn);

function isOwn(key: string): boolean {
  const token = readToken();
  return token !== null && key.startsWith(ownerOf(token));
}
