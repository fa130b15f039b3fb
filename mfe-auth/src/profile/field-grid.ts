import { Grid, styled } from '@plaza/ui';

/** Fields side by side, each as high as its own note makes it. */
export const FieldGrid = styled(Grid)`
  align-items: start;
`;
