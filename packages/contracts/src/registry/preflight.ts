import type { RemoteName } from '../permission-graph';

/** The page that tries a release in a hidden frame; its query names `remote` and `version`. */
export const preflightPath = '/preflight';

/**
 * The message of that page to the window that opened it, sent once. `fault`: a sentence; null where every tab rendered.
 */
export interface PreflightVerdict {
  readonly type: 'preflight';
  readonly remote: RemoteName;
  readonly version: string;
  readonly fault: string | null;
}
