import { remoteNames } from '@plaza/contracts/permission-graph';
import { Stack, TextSkeleton, TitledCardSkeleton } from '@plaza/ui';
import { AnnouncedSkeletons } from '../../../skeletons/announced-skeletons';

/** The placeholders of the built-in remotes' cards: the current release, and the button for all releases. */
export const RemotesSkeleton = () => (
  <AnnouncedSkeletons>
    {remoteNames.map((name) => (
      <TitledCardSkeleton key={name} title="96px" actions={['80px']}>
        <Stack gap={8}>
          <TextSkeleton width="min(440px, 90%)" phoneLines={2} />
          <TextSkeleton width="104px" />
        </Stack>
      </TitledCardSkeleton>
    ))}
  </AnnouncedSkeletons>
);
