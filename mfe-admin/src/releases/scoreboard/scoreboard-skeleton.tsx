import { remoteNames } from '@plaza/contracts/permission-graph';
import { TableSkeleton } from '@plaza/ui';

/** A row for each built-in remote; the card of a remote without further releases shows its team, releases and size. */
export const ScoreboardSkeleton = () => <TableSkeleton rows={remoteNames.length} columns={6} cardLines={3} sortable />;
