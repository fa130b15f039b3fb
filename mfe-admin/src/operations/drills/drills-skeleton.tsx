import { Row, Skeleton, Stack, TableSkeleton, TitledCardSkeleton } from '@plaza/ui';
import { Loading } from '../../loading';

/** The report of a drill before it comes: how it stands, and each journey. */
export const DrillsSkeleton = () => (
  <Loading>
    <TitledCardSkeleton title="280px">
      <Stack>
        <Row>
          <Skeleton width="64px" height="22px" />
          <Skeleton width="min(320px, 60%)" />
        </Row>
        <TableSkeleton rows={6} columns={5} />
      </Stack>
    </TitledCardSkeleton>
  </Loading>
);
