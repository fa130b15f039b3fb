import type { RemoteName } from '../permission-graph';

/** The page that tries a release in a hidden frame; its query names `remote` and `version`. */
export const preflightPath = '/preflight';

/** What that page tells the window around it, once. `fault`: a sentence; null where every tab of it drew. */
export interface PreflightVerdict {
  readonly type: 'preflight';
  readonly remote: RemoteName;
  readonly version: string;
  readonly fault: string | null;
}
