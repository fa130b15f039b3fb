import { css, keyframes } from '@plaza/ui';

const appear = keyframes`from { opacity: 0; }`;

/** What stands in for something that loads comes after 300 ms: what is there before that comes without a flash. */
export const delayedAppearance = css`
  animation: ${appear} 160ms 300ms backwards;
`;
