import { useState } from 'react';
import { styled } from 'styled-components';

/** Up to two initials of a name: "Ada King Lovelace" gives "AL". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

interface AvatarProps {
  name: string;
  /** The URL of a picture; the initials are shown if there is none or it fails to load. */
  src?: string | null;
  size?: 24 | 32 | 40 | 56;
}

/** A user's picture or initials in a circle; decoration beside the name, so hidden from screen readers. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const picture = src && src !== broken;
  return (
    <Root aria-hidden $size={size}>
      {picture ? <Picture src={src} alt="" onError={() => setBroken(src)} /> : initials(name)}
    </Root>
  );
}

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Root = styled.span<{ $size: number }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.avatar};
  color: ${({ theme }) => theme.color.accentText};
  font-size: ${({ $size }) => Math.round($size * 0.38)}px;
  font-weight: ${({ theme }) => theme.weight.strong};
  line-height: 1;
  user-select: none;
`;
