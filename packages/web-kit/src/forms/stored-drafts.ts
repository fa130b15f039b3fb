import { readToken } from '../tokens/stored-session';
import { subjectOf } from '../tokens/token-subject';

/** How versions of a remote identify a form: by its initial values, and by its name if it has one. */
export interface FormIdentity<Draft extends object> {
  readonly initial: Draft;
  readonly name?: string | undefined;
}

interface StoredDraft {
  readonly owner: string;
  readonly name: string | undefined;
  /** As JSON. */
  readonly initial: string;
  readonly draft: object;
  /** Removes the other kept input of the form: the draft contains all of it. */
  readonly onTaken: (() => void) | undefined;
}

/** Drafts of forms that were unmounted together with a version of their remote. */
let drafts: readonly StoredDraft[] = [];
let isRetaining = false;

/**
 * Stores the drafts of forms that are unmounted until the returned function is called. A form that is mounted
 * afterwards with the same name, fields and initial values continues with the draft.
 */
export function retainDrafts(): () => void {
  isRetaining = true;
  return () => {
    isRetaining = false;
  };
}

/** Stores the draft of a form that is being replaced, if it differs from the form's initial values. */
export function storeDraft<Draft extends object>(form: FormIdentity<Draft>, draft: Draft, onTaken?: () => void): void {
  const initial = JSON.stringify(form.initial);
  if (!isRetaining || JSON.stringify(draft) === initial) return;
  const { name } = form;
  const owner = currentOwner();
  const isSame = (one: StoredDraft) => one.owner === owner && one.initial === initial && one.name === name;
  drafts = [...drafts.filter((one) => !isSame(one)), { owner, name, initial, draft, onTaken }];
}

/** The draft stored for this form. */
export const storedDraft = <Draft extends object>(form: FormIdentity<Draft>) =>
  findDraft(form)?.draft as Draft | undefined;

/** Removes a draft that a mounted form has taken. */
export function forgetDraft<Draft extends object>(form: FormIdentity<Draft>): void {
  const taken = findDraft(form);
  taken?.onTaken?.();
  drafts = drafts.filter((one) => one !== taken);
}

/** Removes the drafts of all users. */
export function forgetAllDrafts(): void {
  drafts = [];
}

/** Removes the drafts of all users but the signed-in one; while no user is signed in, those of all users. */
export function forgetOthersDrafts(): void {
  const owner = currentOwner();
  drafts = drafts.filter((one) => one.owner === owner);
}

/** A form that has no name in one of two versions is found by its initial values alone. */
function findDraft<Draft extends object>({ initial, name }: FormIdentity<Draft>): StoredDraft | undefined {
  const owner = currentOwner();
  const values = JSON.stringify(initial);
  const isOf = (one: StoredDraft) =>
    one.owner === owner &&
    one.initial === values &&
    (one.name === name || one.name === undefined || name === undefined);
  return drafts.find(isOf);
}

function currentOwner(): string {
  const token = readToken();
  return token ? subjectOf(token) : '';
}
