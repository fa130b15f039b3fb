import { IconButton, MoreIcon, styled } from '@plaza/ui';
import type { ComponentProps } from 'react';

/** The square button of a screen's further actions. */
export const MoreButton = (props: Omit<ComponentProps<typeof Square>, 'children'>) => (
  <Square {...props}>
    <MoreIcon />
  </Square>
);

const Square = styled(IconButton)`
  && { width: 44px; height: 44px; }
`;
