import { css, styled } from 'styled-components';
import { AlertIcon, CheckIcon } from '../display/icons';
import { toastWidth } from './toast-position';
import type { ToastMessage } from './toaster';

/** The container of toasts; its horizontal position is measured. */
export const toastListStyle = css`
  position: fixed;
  top: 0;
  z-index: ${({ theme }) => theme.layer.toast};
  display: grid;
  grid-template-columns: min(${toastWidth}px, 100%);
  place-content: center;
  margin: 0;
  list-style: none;
  pointer-events: none;
`;

export const toastCardStyle = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  min-height: 40px;
  padding: 3px ${({ theme }) => theme.space[8]} 3px ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
  line-height: 1.4;
`;

export const toastTitleStyle = css`
  font-weight: ${({ theme }) => theme.weight.strong};
`;

export const toastDescriptionStyle = css`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

/** A visual mark of the kind of message. */
export function ToastMark({ variant }: Pick<ToastMessage, 'variant'>) {
  if (!variant || variant === 'default') return null;
  return <Mark $variant={variant}>{variant === 'error' ? <AlertIcon /> : <CheckIcon />}</Mark>;
}

const Mark = styled.span<{ $variant: 'success' | 'error' }>`
  ${({ $variant, theme }) => css`color: ${theme.color[$variant === 'error' ? 'bad' : 'good'].text};`}
`;

export const ToastText = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
  > * { min-width: 0; overflow-wrap: anywhere; }
`;
