import { animations, css } from '@plaza/ui';

/** Fades a placeholder in after 300 ms, so that content that loads sooner causes no flicker. */
export const delayedAppearance = css`
  animation: ${animations.appear} 160ms 300ms backwards;
`;
