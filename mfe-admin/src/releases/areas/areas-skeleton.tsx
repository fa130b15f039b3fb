import { Skeleton, Stack, TextSkeleton, TitledCardSkeleton } from '@plaza/ui';
import { AnnouncedSkeletons } from '../../skeletons/announced-skeletons';

const facts = ['240px', '200px', '96px', '128px'];

/** The placeholder of an area's card: its state, and what it adds. */
export const AreasSkeleton = () => (
  <AnnouncedSkeletons>
    <TitledCardSkeleton title="112px" actions={['116px', '72px']}>
      <Stack gap={16}>
        <Skeleton width="180px" height="22px" />
        <Stack gap={8}>
          {facts.map((width) => (
            <TextSkeleton key={width} width={width} phoneLines={2} />
          ))}
        </Stack>
      </Stack>
    </TitledCardSkeleton>
  </AnnouncedSkeletons>
);
