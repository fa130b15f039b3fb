import type { Team, TeamKey, TeamToken } from '@plaza/contracts/registry/teams';

/** The open dialog and its team. */
export type OpenDialog =
  | { readonly kind: 'team'; readonly team?: Team }
  | { readonly kind: 'remove'; readonly team: Team }
  | { readonly kind: 'key'; readonly team: Team }
  | { readonly kind: 'remove-key'; readonly team: Team; readonly key: TeamKey }
  | { readonly kind: 'token'; readonly team: Team }
  | { readonly kind: 'revoke'; readonly team: Team; readonly token: TeamToken };
export type ShowDialog = (dialog: OpenDialog) => void;
