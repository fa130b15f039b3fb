import { remoteNames } from '@plaza/contracts/permission-graph';
import { Stack, TextSkeleton, TitledCardSkeleton } from '@plaza/ui';
import { Loading } from '../../loading';

/** The cards of the remotes that are built in, before they come: what everybody has, and the way to its releases. */
export const RemotesSkeleton = () => (
  <Loading>
    {remoteNames.map((name) => (
      <TitledCardSkeleton key={name} title="96px" actions={['80px']}>
        <Stack gap={8}>
          <TextSkeleton width="min(440px, 90%)" phoneLines={2} />
          <TextSkeleton width="104px" />
        </Stack>
      </TitledCardSkeleton>
    ))}
  </Loading>
);
