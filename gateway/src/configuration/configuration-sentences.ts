import type { ConfigurationIssue, RollbackEvidence } from '@plaza/contracts/registry/configuration';

/** Why a gateway rolled back a configuration. */
export const reasonOf = ({ of, before, after }: RollbackEvidence): string =>
  `${of}: ${after.failed} of ${after.requests} requests failed since, ${before.failed} of ${before.requests} in the minute before`;

/** All issues of a document with their places. */
export const sentenceOf = (issues: readonly ConfigurationIssue[]): string =>
  issues
    .map(
      ({ path, message, line, column }) =>
        `${path}${line === undefined ? '' : ` (line ${line}, column ${column})`}: ${message}`,
    )
    .join(' ');
