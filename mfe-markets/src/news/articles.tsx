import { CardSurface, styled } from '@plaza/ui';

/** The frame of a list of articles. */
export const Articles = styled(CardSurface)`
  padding: 0;
  list-style: none;
  > :is(li, div) {
    display: flex;
    gap: ${({ theme }) => theme.space[8]};
    padding: ${({ theme }) => theme.space[12]};
  }
  /* With touch input, the star is higher than the line of the title beside it. */
  ${({ theme }) => theme.media.touch} { > li > button { margin-block: -8px; } }
  > :is(li, div) + :is(li, div) { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

/** One article with its star. */
export const Article = styled.article`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
  padding-top: 3px;
`;
