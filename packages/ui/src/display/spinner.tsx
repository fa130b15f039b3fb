import { keyframes, styled } from 'styled-components';

/** The turning ring inside a busy button; everything larger waits behind a skeleton. */
export function Spinner() {
  return <Ring aria-hidden />;
}

const turn = keyframes`to { transform: rotate(360deg); }`;

const Ring = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  width: 16px;
  height: 16px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;
