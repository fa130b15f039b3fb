import { css } from 'styled-components';
import { animations } from '../theme/animations';
import { toastInset } from '../theme/insets';

/** The backdrop that dims the page behind a dialog. */
export const overlayStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.dialog};
  background: ${({ theme }) => theme.color.overlay};
  animation: ${animations.appear} ${({ theme }) => theme.motion.base};
`;

/** The space above a dialog, at least as high as the toasts' bar, so that a toast never covers a dialog. */
const above = `max(64px, ${toastInset})`;

/** The box of a dialog, in the center of the page. */
export const boxStyle = css`
  position: fixed;
  inset: ${above} 0 24px;
  z-index: ${({ theme }) => theme.layer.dialog};
  margin: auto;
  height: fit-content;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - ${above} - 24px);
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
  animation: ${animations.rise} ${({ theme }) => theme.motion.base} ${({ theme }) => theme.motion.ease};
  &:focus { outline: none; }
`;
