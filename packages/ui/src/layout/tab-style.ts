import { css } from 'styled-components';

/** The style of a tab in every place. */
export const tabStyle = css`
  display: flex;
  align-items: center;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.muted};
  font-weight: ${({ theme }) => theme.weight.medium};
  white-space: nowrap;
  transition: color ${({ theme }) => theme.motion.fast};
  &:hover:not(:disabled, [aria-selected='true']) { color: ${({ theme }) => theme.color.text}; }
  &:focus-visible { outline-offset: -2px; border-radius: ${({ theme }) => theme.radius.control}; }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
  /* Windows high contrast mode does not draw the lines and backgrounds that mark the chosen tab. */
  @media (forced-colors: active) {
    &&[aria-selected='true'] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
    &&[aria-selected='true']:focus-visible { outline-color: HighlightText; }
  }
`;
