import { Skeleton, styled, TableSkeleton } from '@plaza/ui';
import { Loading, SortPlace } from '../../places';

/** How many services the platform has. */
const services = 5;

/** A gateway before it answers: its name, its traffic, and a line of two for each service. */
export const NowSkeleton = ({ columns, rowHeight }: { columns: number; rowHeight: number }) => (
  <Loading gap={12}>
    <Title>
      <Skeleton width="64px" />
      <Skeleton width="232px" height="12px" />
    </Title>
    <SortPlace />
    <TableSkeleton rows={services} columns={columns} rowHeight={rowHeight} cardLines={0} />
  </Loading>
);

/** As high as a name of a gateway and the line below it. */
const Title = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 39px;
`;
