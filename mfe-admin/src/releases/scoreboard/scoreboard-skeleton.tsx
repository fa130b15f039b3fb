import { remoteNames } from '@plaza/contracts/permission-graph';
import { TableSkeleton } from '@plaza/ui';

/**
 * A line for each remote that is built in; where nothing was released since, a card has its team, releases and size.
 */
export const ScoreboardSkeleton = () => <TableSkeleton rows={remoteNames.length} columns={6} cardLines={3} sortable />;
