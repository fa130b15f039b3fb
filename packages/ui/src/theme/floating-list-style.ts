import { css } from 'styled-components';
import { animations } from './animations';

/** The raised panel of a menu or a select. */
export const panelStyle = css`
  z-index: ${({ theme }) => theme.layer.menu};
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
  animation: ${animations.drop} ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
`;

/** One item of such a panel. */
export const optionStyle = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space[8]};
  border-radius: ${({ theme }) => theme.radius.control};
  cursor: default;
  user-select: none;
  &[data-highlighted] {
    background: ${({ theme }) => theme.color.hover};
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
  @media (hover: hover) { &[data-highlighted]:hover { outline: none; } }
  &[data-disabled] { opacity: 0.5; }
  ${({ theme }) => theme.media.touch} { min-height: 44px; }
`;

/** The small heading of a group of items. */
export const groupLabelStyle = css`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
