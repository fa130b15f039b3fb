import { css } from 'styled-components';

/** The style that all controls with a box share: input, text area, select. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  height: 36px;
  padding: 0 ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.controlLine};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  transition: border-color ${({ theme }) => theme.motion.fast};
  &:hover:not(:disabled) { border-color: ${({ theme }) => theme.color.muted}; }
  &:focus-visible { outline-offset: -1px; border-color: ${({ theme }) => theme.color.focus}; }
  &[aria-invalid='true'] { border-color: ${({ theme }) => theme.color.bad.line}; }
  &:disabled { opacity: 0.6; cursor: not-allowed; }
  ${({ theme }) => theme.media.touch} { height: 44px; font-size: ${({ theme }) => theme.size[16]}; }
  &:read-only:not(:disabled, button) { background: ${({ theme }) => theme.color.sunken}; }
`;
