import { CardSurface, styled } from '@plaza/ui';

/** A stretch of a public page. */
export const Section = styled.section`
  max-width: 1120px;
  margin: 0 auto;
  padding: 0 ${({ theme }) => theme.space[16]} clamp(40px, 8vh, 80px);
  h2 {
    margin: 0 0 ${({ theme }) => theme.space[24]};
    font-size: ${({ theme }) => theme.size[20]};
  }
  h3 {
    margin: 0;
    font-size: ${({ theme }) => theme.size[16]};
  }
  p {
    margin: 0;
    color: ${({ theme }) => theme.color.muted};
    line-height: 1.6;
  }
`;

/** One thing said on a public page. */
export const Sheet = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[24]};
  h3 + p {
    margin-top: ${({ theme }) => theme.space[8]};
  }
`;
