import { styled } from 'styled-components';

/** Up to two letters out of a name: "Ada King Lovelace" gives "AL". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** A person's initials in a circle; decoration beside the name, so hidden from screen readers. */
export function Avatar({ name, size = 32 }: { name: string; size?: 24 | 32 | 40 | 56 }) {
  return (
    <Root aria-hidden $size={size}>
      {initials(name)}
    </Root>
  );
}

const Root = styled.span<{ $size: number }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.accentTint};
  color: ${({ theme }) => theme.color.accentText};
  font-size: ${({ $size }) => Math.round($size * 0.38)}px;
  font-weight: ${({ theme }) => theme.weight.strong};
  line-height: 1;
  user-select: none;
`;
