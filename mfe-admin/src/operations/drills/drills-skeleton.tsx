import { Row, Skeleton, Stack, TableSkeleton, TitledCardSkeleton } from '@plaza/ui';
import { AnnouncedSkeletons } from '../../skeletons/announced-skeletons';

/** The placeholder of a drill's report: its state, and each journey. */
export const DrillsSkeleton = () => (
  <AnnouncedSkeletons>
    <TitledCardSkeleton title="280px">
      <Stack>
        <Row>
          <Skeleton width="64px" height="22px" />
          <Skeleton width="min(320px, 60%)" />
        </Row>
        <TableSkeleton rows={6} columns={5} />
      </Stack>
    </TitledCardSkeleton>
  </AnnouncedSkeletons>
);
