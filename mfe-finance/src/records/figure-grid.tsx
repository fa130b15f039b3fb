import { styled } from '@plaza/ui';

/** The cards over a list: side by side, two by two on a phone; an odd first one takes the whole width there. */
export const FigureGrid = styled.div<{ $columns: 3 | 4 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px;
    > * { padding: ${({ theme }) => theme.space[12]}; }
    > * > :nth-child(2) { min-height: 0; margin-top: 2px; }
    > * > :nth-child(3) { margin-top: 0; }
    ${({ $columns }) => $columns === 3 && '> :first-child { grid-column: 1 / -1; }'}
  }
`;
