import { TableSkeleton } from '@plaza/ui';
import { Loading, SortPlace, TextPlace } from '../../places';

/** How many services the platform has. */
const services = 5;

/** A gateway before it answers: its name, its traffic, and a line of two for each service. */
export const NowSkeleton = ({ columns, rowHeight }: { columns: number; rowHeight: number }) => (
  <Loading gap={12}>
    <div>
      <TextPlace width="64px" />
      <TextPlace width="232px" />
    </div>
    <div>
      <SortPlace />
      <TableSkeleton rows={services} columns={columns} rowHeight={rowHeight} cardLines={0} />
    </div>
  </Loading>
);
