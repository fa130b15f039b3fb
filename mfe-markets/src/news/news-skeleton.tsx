import { Skeleton, styled, VisuallyHidden } from '@plaza/ui';
import { Article, Articles } from './articles';

/** Placeholders of articles: a title, a sentence, and the source. */
export function NewsSkeleton({ articles }: { articles: number }) {
  return (
    <Articles role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: articles }, (_, place) => `place-${place}`).map((place) => (
        <div key={place}>
          <Shapes as="div">
            <Line>
              <Skeleton width="min(280px, 70%)" />
            </Line>
            <Line>
              <Skeleton width="min(360px, 90%)" height="12px" />
            </Line>
            <Line>
              <Skeleton width="min(320px, 80%)" height="12px" />
            </Line>
          </Shapes>
        </div>
      ))}
    </Articles>
  );
}

const Shapes = styled(Article)`
  flex: 1;
  padding-inline-start: 36px;
  ${({ theme }) => theme.media.touch} { padding-inline-start: 52px; }
`;

const Line = styled.div`
  display: grid;
  align-items: center;
  height: 21px;
  &:last-child { height: 24px; }
`;
