import { askBeforeUnload } from '@plaza/ui';
import { readToken } from '../tokens/stored-session';
import { subjectOf } from '../tokens/token-subject';
import { forgetAllDrafts, forgetOthersDrafts } from './stored-drafts';

/** The fields that were changed in forms that are off the page for now, by person and form. */
const kept = new Map<string, object>();
let stopAsking: (() => void) | undefined;

/** A form of the signed-in person, by its name; undefined while nobody is signed in. */
export function ownFormKey(name: string): string | undefined {
  const token = readToken();
  return token === null ? undefined : `${ownerOf(token)}${name}`;
}

const ownerOf = (token: string) => `${subjectOf(token)} `;

export const keptChanges = (key: string | undefined): object | undefined =>
  key === undefined ? undefined : kept.get(key);

/** Whether something is kept that was entered into a form of this name, so that its screen opens it again. */
export const hasKeptForm = (name: string): boolean => keptChanges(ownFormKey(name)) !== undefined;

/** Keeps the changed fields of a form; none are kept of somebody whose session has ended or changed meanwhile. */
export function keepChanges(name: string, key: string | undefined, changes: object): void {
  if (key === undefined || key !== ownFormKey(name) || Object.keys(changes).length === 0) return;
  kept.set(key, changes);
  stopAsking ??= askBeforeUnload(hasOwnChanges);
}

export function forgetChanges(key: string | undefined): void {
  if (key !== undefined) kept.delete(key);
  if (kept.size === 0) stop();
}

/** Forgets all that is kept, and all stored drafts: whoever signs out lets go of them. */
export function forgetAllChanges(): void {
  kept.clear();
  forgetAllDrafts(); // they hold passwords too
  stop();
}

/** Forgets what is kept of anybody but the signed-in person, and such stored drafts. */
export function forgetOthersChanges(): void {
  for (const key of [...kept.keys()].filter((one) => !isOwn(one))) forgetChanges(key);
  forgetOthersDrafts();
}

function stop() {
  stopAsking?.();
  stopAsking = undefined;
}

/** While an administrator acts as somebody else nothing of their own is asked about. */
const hasOwnChanges = (): boolean => [...kept.keys()].some(isOwn);

function isOwn(key: string): boolean {
  const token = readToken();
  return token !== null && key.startsWith(ownerOf(token));
}
