import { remoteNames } from '@plaza/contracts/permission-graph';
import { Stack } from '@plaza/ui';
import { CardPlace, Loading, TextPlace } from '../../places';

/** The cards of the remotes that are built in, before they come: what everybody has, and the way to its releases. */
export const RemotesSkeleton = () => (
  <Loading>
    {remoteNames.map((name) => (
      <CardPlace key={name} title="96px" actions={['80px']}>
        <Stack gap={8}>
          <TextPlace width="min(440px, 90%)" onPhone={2} />
          <TextPlace width="104px" />
        </Stack>
      </CardPlace>
    ))}
  </Loading>
);
