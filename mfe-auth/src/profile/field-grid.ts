import { Grid, styled } from '@plaza/ui';

/** Fields side by side, each as high as its own note makes it; few of them share all the room of a wide window. */
export const FieldGrid = styled(Grid)`
  grid-template-columns: repeat(auto-fit, minmax(min(${({ min = 240 }) => min}px, 100%), 1fr));
  align-items: start;
`;
