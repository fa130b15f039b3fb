import type { RemoteState } from '@plaza/contracts/registry/releases';

/** The open dialog, and the remote as it was when the dialog opened. */
export type OpenDialog = { readonly remote: RemoteState } & (
  | { readonly kind: 'start'; readonly version?: string }
  | { readonly kind: 'step' | 'promote' | 'abort' | 'back' }
  | { readonly kind: 'current'; readonly version: string }
  | { readonly kind: 'off' | 'on'; readonly version: string | null }
);
export type ShowDialog = (dialog: OpenDialog) => void;
