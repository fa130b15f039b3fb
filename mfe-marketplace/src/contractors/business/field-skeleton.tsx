import { Row, Skeleton, styled } from '@plaza/ui';

interface Props {
  /** The height of its box, in pixels. */
  readonly height?: number;
  /** The widths of the hint lines below it. */
  readonly hint?: readonly string[];
  /** The widths of its tags. */
  readonly tags?: readonly string[];
}

/** The skeleton of a `Field`: its label, its box, and the hint and tags below it. */
export const FieldSkeleton = ({ height = 36, hint = [], tags = [] }: Props) => (
  <Root>
    <Line>
      <Skeleton width="88px" height="12px" />
    </Line>
    <Box $height={height}>
      <Skeleton height="100%" />
    </Box>
    {hint.length > 0 && (
      <div>
        {hint.map((width) => (
          <Line key={width}>
            <Skeleton width={width} height="12px" />
          </Line>
        ))}
      </div>
    )}
    {tags.length > 0 && (
      <Row gap={4} wrap={false}>
        {tags.map((width) => (
          <Skeleton key={width} width={width} height="32px" />
        ))}
      </Row>
    )}
  </Root>
);

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  height: 20px;
`;

const Box = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  ${({ theme }) => theme.media.touch} { height: ${({ $height }) => $height + 8}px; }
`;
