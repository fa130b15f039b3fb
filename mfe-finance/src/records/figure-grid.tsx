import { css, styled } from '@plaza/ui';

const twoByTwo = css`grid-template-columns: repeat(2, minmax(0, 1fr));`;

/**
 * The cards above a list, side by side; in two columns on a phone, where an odd first card takes the full width. If a
 * figure is too long for that, there are two columns on wider windows and one column on a phone, so that all figures
 * keep the same size. Names, figures and notes of cards in a row are aligned with each other, even if a name wraps.
 */
export const FigureGrid = styled.div<{ $columns: 3 | 4 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[16]};
  > [role='group'] {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  ${({ $columns }) =>
    $columns === 4 &&
    css`
      &:has([data-figure='longest']) { ${twoByTwo} }
      @media (max-width: 1199.98px) {
        &:has([data-figure]) { ${twoByTwo} }
      }
    `}
  ${({ $columns }) =>
    $columns === 3 &&
    css`
      @media (max-width: 1199.98px) {
        &:has([data-figure]) { ${twoByTwo} }
        &:has([data-figure]) > :first-child { grid-column: 1 / -1; }
      }
    `}
  ${({ theme }) => theme.media.phone} {
    ${twoByTwo}
    gap: ${({ theme }) => theme.space[8]};
    > * { padding: ${({ theme }) => theme.space[12]}; }
    > * > :nth-child(2) { min-height: 0; margin-top: 2px; }
    > * > :nth-child(3) { margin-top: 0; }
    ${({ $columns }) => $columns === 3 && '> :first-child { grid-column: 1 / -1; }'}
    &:has(> ${({ $columns }) => ($columns === 3 ? ':not(:first-child)' : '*')}[data-figure]) { grid-template-columns: minmax(0, 1fr); }
  }
`;
