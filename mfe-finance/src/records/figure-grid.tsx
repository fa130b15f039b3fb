import { css, styled } from '@plaza/ui';

const twoByTwo = css`grid-template-columns: repeat(2, minmax(0, 1fr));`;

/**
 * The cards over a list: side by side, two by two on a phone; an odd first one takes the whole width there. Where a
 * figure is too long for that they are two by two on wider windows as well, and one by one on a phone, so that all keep
 * one size. Names, figures and meanings of cards beside each other begin at one line, however many lines a name of them
 * has.
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
