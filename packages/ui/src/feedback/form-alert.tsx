import { styled } from 'styled-components';
import { AlertIcon } from '../display/icons';

/** The error of a whole form, announced when it appears. */
export function FormAlert({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Box role="alert">
      <AlertIcon />
      <span>{children}</span>
    </Box>
  );
}

const Box = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.bad.tint};
  color: ${({ theme }) => theme.color.bad.text};
  > svg { flex: none; margin-top: 3px; }
  > span { min-width: 0; overflow-wrap: anywhere; }
`;
