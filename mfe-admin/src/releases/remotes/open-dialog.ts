import type { RemoteState } from '@plaza/contracts/registry/releases';

/** What is about to be done, and with which remote as it was seen. */
export type OpenDialog = { readonly remote: RemoteState } & (
  | { readonly kind: 'start'; readonly version?: string }
  | { readonly kind: 'step' | 'promote' | 'abort' | 'back' }
  | { readonly kind: 'current'; readonly version: string }
  | { readonly kind: 'off' | 'on'; readonly version: string | null }
);
export type ShowDialog = (dialog: OpenDialog) => void;
