import { css } from 'styled-components';

/** Extends the hit area of a small control to at least 24 px for pointers and 44 px for touch, in each direction. */
export const hitArea = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    width: max(100%, 24px);
    height: max(100%, 24px);
    transform: translate(-50%, -50%);
  }
  ${({ theme }) => theme.media.touch} { &::after { width: max(100%, 44px); height: max(100%, 44px); } }
`;
