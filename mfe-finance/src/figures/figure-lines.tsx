import { styled } from '@plaza/ui';

/** A list of figures, one per line: the name, its meaning, and the figure at the end of the line. */
export const FigureLines = styled.dl`
  display: grid;
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    /* The name shrinks first, down to two fifths; a figure that is still too long moves below it. */
    gap: 0 ${({ theme }) => theme.space[16]};
    padding: ${({ theme }) => theme.space[12]} 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  > div:last-child { border-bottom: 0; padding-bottom: 0; }
  > div:first-child { padding-top: 0; }
  > div > * { min-width: 0; overflow-wrap: break-word; }
  dt { flex: 1 1 40%; }
  dd { max-width: 100%; margin: 0; margin-inline-start: auto; font-weight: ${({ theme }) => theme.weight.medium}; text-align: end; font-variant-numeric: tabular-nums; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
`;
