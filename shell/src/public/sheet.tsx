import { CardSurface, styled } from '@plaza/ui';

/** A section of a public page, as wide as the content of the header. */
export const Section = styled.section`
  width: min(1120px, 100%);
  margin: 0 auto;
  padding: 0 ${({ theme }) => theme.space[16]} clamp(40px, 8vh, 80px);
  > h2 {
    margin-bottom: ${({ theme }) => theme.space[24]};
    font-size: ${({ theme }) => theme.size[20]};
    letter-spacing: -0.015em;
  }
  h3 {
    font-size: ${({ theme }) => theme.size[16]};
  }
`;

/** Equal columns, one per child and at most three; stacked on narrow screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[16]};
`;

/** A card on a public page with a heading of its own. */
export const Sheet = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[24]};
  h2, h3 {
    margin-bottom: ${({ theme }) => theme.space[8]};
    font-size: ${({ theme }) => theme.size[16]};
  }
  p {
    color: ${({ theme }) => theme.color.muted};
    line-height: 1.6;
    text-wrap: pretty;
  }
  > svg {
    margin-bottom: ${({ theme }) => theme.space[16]};
    color: ${({ theme }) => theme.color.accentText};
  }
`;
