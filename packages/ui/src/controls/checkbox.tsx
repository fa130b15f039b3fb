import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { CheckIcon, MinusIcon } from '../display/icons';
import { visuallyHiddenStyle } from '../display/visually-hidden';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  /** Shows the label to screen readers only, as in a table. */
  hideLabel?: boolean;
}

/** A checkbox with its label beside it. */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
  hint,
  hideLabel = false,
  required,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const isMixed = checked === 'indeterminate';
  const state = checked ? 'checked' : 'unchecked';
  return (
    <Root>
      <Box
        {...rest}
        type="button"
        role="checkbox"
        id={id}
        aria-checked={isMixed ? 'mixed' : checked}
        aria-required={required}
        aria-describedby={hint ? hintId : undefined}
        data-state={isMixed ? checked : state}
        onClick={() => onCheckedChange(checked !== true)}
        onKeyDown={leaveEnter}
      >
        {checked && <span>{isMixed ? <MinusIcon /> : <CheckIcon />}</span>}
      </Box>
      <Text $hidden={hideLabel}>
        <label htmlFor={id}>{label}</label>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </Text>
    </Root>
  );
}

/** Prevents Enter from toggling the checkbox, as in native ones. */
function leaveEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

const Root = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
`;

/** Visually small, with a larger hit area for pointers, and the size of a finger on touch screens. */
const Box = styled.button`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  margin-top: 1.5px;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.controlLine};
  border-radius: 4px;
  background: ${({ theme }) => theme.color.surface};
  transition: background-color ${({ theme }) => theme.motion.fast};
  &:not([data-state='unchecked']) {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
    border-color: ${({ theme }) => theme.color.accent};
  }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
  &::after { content: ''; position: absolute; inset: -4px; }
  ${({ theme }) => theme.media.touch} { &::after { inset: -14px; } }
`;

const Text = styled.div<{ $hidden: boolean }>`
  min-width: 0;
  ${({ $hidden }) => $hidden && visuallyHiddenStyle}
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
