import { styled } from '@plaza/ui';
import { FigureGrid } from '../records/figure-grid';

/** Net worth and cash flow at the top of the page, side by side where both fit. */
export const LeadGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { gap: ${({ theme }) => theme.space[12]}; }
  @media (min-width: 900px) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;

/** Two figures, with the card of decisions beside them. */
export const SecondGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[8]}; }
  > :nth-child(3) { grid-column: 1 / -1; }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr);
    > :nth-child(3) { grid-column: auto; }
  }
`;

/**
 * The panels of metrics, in as many columns as fit a name and a figure. Panels after a full-width row move up into free
 * cells above it, so that no cell stays empty.
 */
export const PanelGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  grid-auto-flow: dense;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { gap: ${({ theme }) => theme.space[12]}; }
`;

/** Figures across the full width of the panel grid. */
export const WholeRow = styled(FigureGrid)`
  grid-column: 1 / -1;
`;
