import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { visuallyHiddenStyle } from '../display/visually-hidden';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean;
  /** Keeps the focus, is announced as busy, and ignores clicks. */
  loading?: boolean;
  /** Shows the label to screen readers only, as in a table. */
  hideLabel?: boolean;
}

/** Turns something on or off at once; the label is on the left. */
export function Switch(props: SwitchProps) {
  const { label, checked, onCheckedChange, hint, disabled, loading = false, hideLabel = false } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const state = checked ? 'checked' : 'unchecked';
  return (
    <Root>
      <Text $hidden={hideLabel}>
        <label htmlFor={id}>{label}</label>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </Text>
      <Track
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-describedby={hint ? hintId : undefined}
        data-state={state}
        disabled={disabled}
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}
        onClick={() => loading || onCheckedChange(!checked)}
      >
        <Thumb data-state={state} />
      </Track>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[16]};
`;

const Text = styled.div<{ $hidden: boolean }>`
  min-width: 0;
  ${({ $hidden }) => $hidden && visuallyHiddenStyle}
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Track = styled.button`
  position: relative;
  flex: none;
  width: 34px;
  height: 20px;
  padding: 2px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.controlLine};
  transition: background-color ${({ theme }) => theme.motion.fast};
  &[data-state='checked'] { background: ${({ theme }) => theme.color.accent}; }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
  &[aria-disabled='true'] { cursor: progress; }
  &::after { content: ''; position: absolute; inset: -2px 0; }
  ${({ theme }) => theme.media.touch} { &::after { inset: -12px -5px; } }
  /* Windows high contrast mode removes backgrounds, so the switch would be invisible. */
  @media (forced-colors: active) {
    padding: 1px;
    border: 1px solid ButtonText;
    background: ButtonFace;
    color: ButtonText;
    forced-color-adjust: none;
    &[data-state='checked'] { border-color: Highlight; background: Highlight; color: HighlightText; }
    &:focus-visible { outline-color: ButtonText; }
    &:disabled { border-color: GrayText; opacity: 1; }
    &:disabled:not([data-state='checked']) { color: GrayText; }
    &:disabled[data-state='checked'] { background: GrayText; color: Canvas; }
  }
`;

const Thumb = styled.span`
  display: block;
  width: 16px;
  height: 16px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.onAccent};
  transition: transform ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
  &[data-state='checked'] { transform: translateX(14px); }
  @media (forced-colors: active) { background: currentColor; }
`;
