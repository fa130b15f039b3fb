import { styled } from 'styled-components';
import { animations } from '../theme/animations';

/** What is answered within it shows no ring. */
export const spinnerDelayMs = 300;

/**
 * The turning ring inside a busy button; everything larger waits behind a skeleton. It comes after 300 ms, so that what
 * is answered at once comes without a flash.
 */
export function Spinner() {
  return <Ring aria-hidden />;
}

const Ring = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  width: 16px;
  height: 16px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${animations.appear} 1ms ${spinnerDelayMs}ms backwards, ${animations.turn} 700ms linear infinite;
`;
