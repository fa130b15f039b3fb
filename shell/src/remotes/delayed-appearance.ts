import { animations, css } from '@plaza/ui';

/** Fades a placeholder in after 300 ms: content that loads sooner replaces it without a flash. */
export const delayedAppearance = css`
  animation: ${animations.appear} 160ms 300ms backwards;
`;
