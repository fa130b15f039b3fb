import { CardSurface, Skeleton, styled } from '@plaza/ui';
import { FigureLines } from './figure-lines';

/**
 * A card of FigureLines while its figures load.
 * @param lines for each figure, the number of text lines of its name and meaning
 */
export const PanelSkeleton = ({ lines }: { lines: readonly number[] }) => (
  <Surface aria-hidden>
    <Title>
      <Skeleton width="45%" height="16px" />
    </Title>
    <FigureLines as="div">
      {lines
        .map((count, index) => ({ count, place: `place-${index + 1}` }))
        .map(({ count, place }) => (
          <Line key={place} $lines={count}>
            <Skeleton width="45%" />
            <Skeleton width="20%" />
          </Line>
        ))}
    </FigureLines>
  </Surface>
);

const Surface = styled(CardSurface)`
  padding: 0 ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[16]};
`;

/** As high as the header of a card. */
const Title = styled.div`
  display: flex;
  align-items: center;
  height: 52px;
`;

/** 21 px for a name and 19.5 px for each line of its meaning. */
const Line = styled.div<{ $lines: number }>`
  box-sizing: content-box;
  justify-content: space-between;
  height: ${({ $lines }) => 21 + 19.5 * ($lines - 1)}px;
  > * { margin-top: 4px; }
`;
