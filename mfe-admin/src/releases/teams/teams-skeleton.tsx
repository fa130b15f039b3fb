import { ButtonSkeleton, Row, Skeleton, Stack, TextSkeleton, TitledCardSkeleton } from '@plaza/ui';
import { AnnouncedSkeletons } from '../../skeletons/announced-skeletons';

/** The placeholder of a team's card: its remotes, keys and tokens. */
export const TeamsSkeleton = () => (
  <AnnouncedSkeletons>
    <TitledCardSkeleton title="128px" actions={['36px', '35px']} size="md">
      <Stack gap={24}>
        <Row gap={8}>
          <Skeleton width="72px" height="22px" />
          <Skeleton width="72px" height="22px" />
        </Row>
        <PartPlace />
        <PartPlace />
      </Stack>
    </TitledCardSkeleton>
  </AnnouncedSkeletons>
);

const PartPlace = () => (
  <Stack gap={8}>
    <Row justify="space-between">
      <Skeleton width="104px" />
      <ButtonSkeleton width="112px" size="sm" />
    </Row>
    <TextSkeleton width="min(320px, 80%)" />
  </Stack>
);
