import { css, keyframes } from '@plaza/ui';

const appear = keyframes`from { opacity: 0; }`;

/** Fades a placeholder in after 300 ms: content that loads sooner replaces it without a flash. */
export const delayedAppearance = css`
  animation: ${appear} 160ms 300ms backwards;
`;
