import type { AdminUser, Deletion } from '@plaza/contracts/administration';

/** What is being done, in a dialog above the list. */
export type Task =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'password' | 'act-as' | 'delete'; readonly person: AdminUser }
  | { readonly kind: 'deleting'; readonly person: AdminUser; readonly deletion: Deletion };

export type OpenTask = (task: Task) => void;
