import { CardSurface, Grid, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { cardWidth } from './contractor-list';

const keys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Skeletons of cards: name, stars, figures, specialties, location and two buttons. */
export function ContractorSkeletons() {
  return (
    <Grid min={cardWidth} role="status">
      <VisuallyHidden>Loading contractors</VisuallyHidden>
      {keys.map((key) => (
        <Surface key={key}>
          <Line $height={46}>
            <Skeleton width="40px" height="40px" round />
            <Lines gap={8}>
              <Skeleton width="55%" height="16px" />
              <Skeleton width="40%" />
            </Lines>
            <Skeleton width="64px" height="22px" />
          </Line>
          <Line $height={22}>
            <Skeleton width="128px" height="16px" />
            <Skeleton width="56px" />
          </Line>
          <Line $height={22}>
            <Skeleton width="80px" height="22px" />
            <Skeleton width="44px" />
            <Skeleton width="84px" />
          </Line>
          <Line $height={24}>
            <Skeleton width="76px" height="22px" />
            <Skeleton width="92px" height="22px" />
            <Skeleton width="84px" height="22px" />
          </Line>
          <Foot>
            <Stack gap={8}>
              <Skeleton width="72px" height="15px" />
              <Skeleton width="112px" height="15px" />
            </Stack>
            <Buttons>
              <Skeleton width="104px" height="100%" />
              <Skeleton width="80px" height="100%" />
            </Buttons>
          </Foot>
        </Surface>
      ))}
    </Grid>
  );
}

const Surface = styled(CardSurface)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
`;

const Line = styled.div<{ $height: number }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  height: ${({ $height }) => $height}px;
`;

const Lines = styled(Stack)`
  flex: 1;
`;

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.phone} { flex-direction: row; align-items: flex-end; justify-content: space-between; }
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[8]};
  height: 36px;
  ${({ theme }) => theme.media.touch} { height: 44px; }
`;
