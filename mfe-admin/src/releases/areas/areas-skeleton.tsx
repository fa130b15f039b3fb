import { Skeleton, Stack } from '@plaza/ui';
import { CardPlace, Loading, TextPlace } from '../../places';

const facts = ['240px', '200px', '96px', '128px'];

/** The card of an area before it comes: its state, and what it brings. */
export const AreasSkeleton = () => (
  <Loading>
    <CardPlace title="112px" actions={['116px', '72px']}>
      <Stack gap={16}>
        <Skeleton width="180px" height="22px" />
        <Stack gap={8}>
          {facts.map((width) => (
            <TextPlace key={width} width={width} onPhone={2} />
          ))}
        </Stack>
      </Stack>
    </CardPlace>
  </Loading>
);
