import type { RemoteName } from '../permission-graph';

/** The page that renders a release in a hidden frame; its query parameters are `remote` and `version`. */
export const preflightPath = '/preflight';

/**
 * The message that the preflight page sends once to the window that opened it. `fault`: a sentence; null if every tab
 * rendered.
 */
export interface PreflightVerdict {
  readonly type: 'preflight';
  readonly remote: RemoteName;
  readonly version: string;
  readonly fault: string | null;
}
