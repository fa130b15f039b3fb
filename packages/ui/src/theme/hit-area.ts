import { css } from 'styled-components';

/** A press reaches what is small around it as well: 24 px of a mouse, 44 px of a finger, in each direction. */
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
