import { Grid, styled } from '@plaza/ui';

/** Fields side by side, each with the height of its own note; a few fields share the full width of a wide window. */
export const FieldGrid = styled(Grid)`
  grid-template-columns: repeat(auto-fit, minmax(min(${({ min = 240 }) => min}px, 100%), 1fr));
  align-items: start;
`;
