import { css, styled } from 'styled-components';

/** Out of sight, yet read out by screen readers. */
export const visuallyHiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`${visuallyHiddenStyle}`;
