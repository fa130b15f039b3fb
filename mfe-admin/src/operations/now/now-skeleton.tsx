import { Skeleton, styled, TableSkeleton } from '@plaza/ui';
import { useNarrowPanel } from '../../controls/use-narrow-panel';
import { AnnouncedSkeletons } from '../../skeletons/announced-skeletons';

/** The number of services of the platform. */
const services = 5;

/** Stacked columns are fewer and higher. */
const wide = { columns: 8, rowHeight: 47.4 };
const narrow = { columns: 5, headerHeight: 59, rowHeight: 59 };

/** The placeholder of a gateway: its name, its traffic, and a line for each service. */
export const NowSkeleton = () => (
  <AnnouncedSkeletons gap={12}>
    <Title>
      <Skeleton width="64px" />
      <Skeleton width="232px" height="12px" />
    </Title>
    <TableSkeleton rows={services} {...(useNarrowPanel() ? narrow : wide)} cardLines={0} sortable />
  </AnnouncedSkeletons>
);

/** As high as the name of a gateway and the line below it. */
const Title = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 39px;
`;
