import { Row, Skeleton, Stack } from '@plaza/ui';
import { ButtonPlace, CardPlace, Loading, TextPlace } from '../../places';

/** The card of a team before it comes: its remotes, its keys and its tokens. */
export const TeamsSkeleton = () => (
  <Loading>
    <CardPlace title="128px" actions={['36px', '35px']} hasIcons>
      <Stack gap={24}>
        <Row gap={8}>
          <Skeleton width="72px" height="22px" />
          <Skeleton width="72px" height="22px" />
        </Row>
        <PartPlace />
        <PartPlace />
      </Stack>
    </CardPlace>
  </Loading>
);

const PartPlace = () => (
  <Stack gap={8}>
    <Row justify="space-between">
      <Skeleton width="104px" />
      <ButtonPlace width="112px" height={28} />
    </Row>
    <TextPlace width="min(320px, 80%)" />
  </Stack>
);
