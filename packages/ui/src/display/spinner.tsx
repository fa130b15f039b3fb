import { styled } from 'styled-components';
import { animations } from '../theme/animations';

/** Actions that finish within this time show no spinner. */
export const spinnerDelayMs = 300;

/**
 * The spinner inside a busy button; anything larger uses a skeleton. It appears after 300 ms, so that a fast response
 * causes no flash.
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
