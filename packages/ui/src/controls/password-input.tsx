import { useState } from 'react';
import { styled } from 'styled-components';
import { EyeIcon, EyeOffIcon } from '../display/icons';
import { TextInput, type TextInputProps } from './text-input';

/** A password input with a button that shows and hides the password. */
export function PasswordInput(props: Omit<TextInputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Root>
      <TextInput autoComplete="current-password" spellCheck={false} {...props} type={shown ? 'text' : 'password'} />
      <Toggle
        type="button"
        aria-label={shown ? 'Hide Password' : 'Show Password'}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </Toggle>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  > input { padding-inline-end: 44px; }
`;

const Toggle = styled.button`
  position: absolute;
  inset-block: 4px;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
  width: 28px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${({ theme }) => theme.color.muted};
  &:hover { color: ${({ theme }) => theme.color.text}; }
  ${({ theme }) => theme.media.touch} { inset: 0 0 0 auto; width: 44px; }
`;
