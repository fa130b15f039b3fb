import type { AdminUser, Deletion } from '@plaza/contracts/identity/user-administration';

/** The open dialog above the list. */
export type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'password' | 'act-as' | 'delete'; readonly user: AdminUser }
  | { readonly kind: 'deleting'; readonly user: AdminUser; readonly deletion: Deletion };

export type ShowDialog = (dialog: OpenDialog) => void;
