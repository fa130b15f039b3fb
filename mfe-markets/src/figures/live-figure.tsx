import { keyframes, styled } from '@plaza/ui';
import { type ReactNode, useState } from 'react';

/** A figure that shows for a moment that it changed, and in which direction; the layout around it does not move. */
export function LiveFigure({ value, children }: { value: number; children: ReactNode }) {
  const [seen, setSeen] = useState({ value, changes: 0, rose: true });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1, rose: value > seen.value });
  const { changes, rose } = seen;
  // The same tint under two names in turn: an animation starts again only when its name is another.
  return (
    <Root {...(changes > 0 && { 'data-changed': changes % 2 ? 'once' : 'again', 'data-rose': rose })}>{children}</Root>
  );
}

// In steps: a hundred figures that change at once would be painted anew with every frame of a smooth fade.
const tint = keyframes`from { background-color: var(--tint); box-shadow: 0 0 0 4px var(--tint); }`;
const tintAgain = keyframes`from { background-color: var(--tint); box-shadow: 0 0 0 4px var(--tint); } to { outline-color: transparent; }`;

const Root = styled.span`
  --tint: ${({ theme }) => theme.color.bad.tint};
  border-radius: 2px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-rose='true'] { --tint: ${({ theme }) => theme.color.good.tint}; }
  &[data-changed='once'] { animation: ${tint} 900ms steps(6); }
  &[data-changed='again'] { animation: ${tintAgain} 900ms steps(6); }
  @media (prefers-reduced-motion: reduce) { &[data-changed] { animation: none; } }
`;
