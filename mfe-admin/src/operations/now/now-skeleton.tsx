import { Skeleton, styled, TableSkeleton } from '@plaza/ui';
import { Loading } from '../../loading';

/** How many services the platform has. */
const services = 5;

/**
 * A gateway before it answers: its name, its traffic, and a line for each service.
 * @param twoFacts whether a column has two facts of a service, one below the other
 */
export const NowSkeleton = ({ columns, twoFacts }: { columns: number; twoFacts: boolean }) => (
  <Loading gap={12}>
    <Title>
      <Skeleton width="64px" />
      <Skeleton width="232px" height="12px" />
    </Title>
    <TableSkeleton
      rows={services}
      columns={columns}
      {...(twoFacts ? { headerHeight: 55, rowHeight: 59 } : { rowHeight: 47.4 })}
      cardLines={0}
      sortable
    />
  </Loading>
);

/** As high as a name of a gateway and the line below it. */
const Title = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 39px;
`;
