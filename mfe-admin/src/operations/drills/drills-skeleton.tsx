import { Row, Skeleton, Stack, TableSkeleton } from '@plaza/ui';
import { CardPlace, Loading } from '../../places';

/** The report of a drill before it comes: how it stands, and each journey. */
export const DrillsSkeleton = () => (
  <Loading>
    <CardPlace title="280px">
      <Stack>
        <Row>
          <Skeleton width="64px" height="22px" />
          <Skeleton width="min(320px, 60%)" />
        </Row>
        <TableSkeleton rows={6} columns={5} />
      </Stack>
    </CardPlace>
  </Loading>
);
