import { keyframes, styled } from 'styled-components';

/** What is answered within it shows no ring. */
export const spinnerDelayMs = 300;

/**
 * The turning ring inside a busy button; everything larger waits behind a skeleton. It comes after 300 ms, so that what
 * is answered at once comes without a flash.
 */
export function Spinner() {
  return <Ring aria-hidden />;
}

const turn = keyframes`to { transform: rotate(360deg); }`;
const appear = keyframes`from { opacity: 0; }`;

const Ring = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  width: 16px;
  height: 16px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${appear} 1ms ${spinnerDelayMs}ms backwards, ${turn} 700ms linear infinite;
`;
