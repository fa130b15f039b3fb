import * as Slot from 'radix-ui/slot';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Spinner, spinnerDelayMs } from '../display/spinner';
import { animations } from '../theme/animations';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** 28 or 36 px high; 44 px on touch screens. */
  size?: 'sm' | 'md';
  /** Keeps width and focus, is announced as busy, and ignores clicks. */
  loading?: boolean;
  /**
   * Like `disabled`, for a button that its own click makes unavailable, such as Today or Save: it ignores clicks, but
   * keeps the focus, which would otherwise start again at the top of the page.
   */
  unavailable?: boolean;
  icon?: ReactNode;
  /** Applies the style to the one child, such as a router's link, instead of a button. */
  asChild?: boolean;
}

/** The button of all screens. `type` is "button" by default. */
export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  unavailable = false,
  icon,
  asChild = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || unavailable) event.preventDefault();
    else onClick?.(event);
  };
  const look = { $variant: variant, $size: size, $square: icon !== undefined && !children };
  if (asChild) {
    return (
      <ButtonRoot {...rest} {...look} as={Slot.Root} onClick={onClick}>
        {icon}
        <Slot.Slottable>{children}</Slot.Slottable>
      </ButtonRoot>
    );
  }
  return (
    <ButtonRoot
      {...rest}
      {...look}
      type={type}
      onClick={handleClick}
      aria-disabled={loading || unavailable || undefined}
      data-unavailable={unavailable || undefined}
      aria-busy={loading || rest['aria-busy']}
    >
      {loading && <Spinner />}
      <Content $gives={loading}>
        {icon}
        {children}
      </Content>
    </ButtonRoot>
  );
}

const hover = '&:hover:not(:disabled, [data-unavailable])';

const variants = {
  primary: css`
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
    ${hover} { background: ${({ theme }) => theme.color.accentHover}; }
  `,
  secondary: css`
    background: ${({ theme }) => theme.color.surface};
    border-color: ${({ theme }) => theme.color.edge};
    color: ${({ theme }) => theme.color.text};
    ${hover}, &[aria-expanded='true'] { background: ${({ theme }) => theme.color.hover}; }
  `,
  ghost: css`
    background: transparent;
    color: ${({ theme }) => theme.color.muted};
    ${hover}, &[aria-expanded='true'] {
      background: ${({ theme }) => theme.color.hover};
      color: ${({ theme }) => theme.color.text};
    }
  `,
  danger: css`
    background: ${({ theme }) => theme.color.danger};
    color: ${({ theme }) => theme.color.onDanger};
    ${hover} { background: ${({ theme }) => theme.color.dangerHover}; }
  `,
};

/** Gray for every variant, with a text that remains readable. */
const gray = css`
  background: ${({ theme }) => theme.color.sunken};
  border-color: ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
`;

const sizes = {
  sm: css`height: 28px; padding: 0 10px; font-size: ${({ theme }) => theme.size[13]};`,
  md: css`height: 36px; padding: 0 14px; font-size: ${({ theme }) => theme.size[14]};`,
};

const inner = css`display: inline-flex; align-items: center; justify-content: center; gap: 6px;`;

/** Disappears when the spinner appears. */
const Content = styled.span<{ $gives: boolean }>`
  ${inner}
  ${({ $gives }) => $gives && css`animation: ${animations.vanish} 1ms ${spinnerDelayMs}ms forwards;`}
`;

const ButtonRoot = styled.button<{
  $variant: keyof typeof variants;
  $size: keyof typeof sizes;
  $square: boolean;
}>`
  ${inner}
  position: relative;
  flex: none;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;
  user-select: none;
  transition: background-color ${({ theme }) => theme.motion.fast}, color ${({ theme }) => theme.motion.fast};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${({ $square, $size }) => $square && css`width: ${$size === 'sm' ? '28px' : '36px'}; padding: 0;`}
  ${({ theme }) => theme.media.touch} { min-width: 44px; height: 44px; }
  &[aria-disabled='true'] { cursor: progress; }
  &:disabled, &[data-unavailable] {
    ${({ $variant }) => ($variant === 'ghost' ? css`opacity: 0.5;` : gray)}
    cursor: not-allowed;
  }
  @media (forced-colors: active) { &[data-unavailable] { border-color: GrayText; color: GrayText; opacity: 1; } }
`;
