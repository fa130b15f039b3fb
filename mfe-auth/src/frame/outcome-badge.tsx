import { css, type Meaning, styled } from '@plaza/ui';

/** The icon above an outcome. Its color only repeats what the title says. */
export const OutcomeBadge = styled.div<{ $tone: Meaning }>`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-bottom: ${({ theme }) => theme.space[16]};
  border-radius: ${({ theme }) => theme.radius.card};
  ${({ $tone, theme }) => css`background: ${theme.color[$tone].tint}; color: ${theme.color[$tone].text};`}
`;
