import { CardSurface, Grid, Skeleton, Stack, styled, TextSkeleton, TitledCardSkeleton } from '@plaza/ui';
import { AnnouncedSkeletons } from '../../skeletons/announced-skeletons';

const keys = (count: number) => Array.from({ length: count }, (_, index) => `place-${index}`);

/** The placeholder of a request: its facts, the bars of its spans, and its log lines. */
export const RequestSkeleton = () => (
  <AnnouncedSkeletons>
    <Facts>
      <Grid min={150} gap={12}>
        {keys(6).map((key) => (
          <div key={key}>
            <TextSkeleton width="72px" />
            <TextSkeleton width="112px" />
          </div>
        ))}
      </Grid>
    </Facts>
    <TitledCardSkeleton title="48px">
      <Stack gap={8}>
        {keys(5).map((key) => (
          <Span key={key}>
            <Skeleton width="80%" height="12px" />
            <Skeleton height="10px" />
          </Span>
        ))}
      </Stack>
    </TitledCardSkeleton>
    <TitledCardSkeleton title="72px">
      <Stack gap={12}>
        {keys(3).map((key) => (
          <div key={key}>
            <TextSkeleton width="60%" />
            <TextSkeleton width="90%" />
          </div>
        ))}
      </Stack>
    </TitledCardSkeleton>
  </AnnouncedSkeletons>
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
