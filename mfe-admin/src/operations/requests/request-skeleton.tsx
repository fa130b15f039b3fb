import { CardSurface, Grid, Skeleton, Stack, styled } from '@plaza/ui';
import { CardPlace, Loading, TextPlace } from '../../places';

const keys = (count: number) => Array.from({ length: count }, (_, index) => `place-${index}`);

/** A request before it is found: its facts, the bars of its spans, and its log lines. */
export const RequestSkeleton = () => (
  <Loading>
    <Facts>
      <Grid min={150} gap={12}>
        {keys(6).map((key) => (
          <div key={key}>
            <TextPlace width="72px" />
            <TextPlace width="112px" />
          </div>
        ))}
      </Grid>
    </Facts>
    <CardPlace title="48px">
      <Stack gap={8}>
        {keys(5).map((key) => (
          <Span key={key}>
            <Skeleton width="80%" height="12px" />
            <Skeleton height="10px" />
          </Span>
        ))}
      </Stack>
    </CardPlace>
    <CardPlace title="72px">
      <Stack gap={12}>
        {keys(3).map((key) => (
          <div key={key}>
            <TextPlace width="60%" />
            <TextPlace width="90%" />
          </div>
        ))}
      </Stack>
    </CardPlace>
  </Loading>
);

const Facts = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[16]};
`;

const Span = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 104px;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  height: 20px;
`;
