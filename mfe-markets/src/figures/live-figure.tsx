import { keyframes, styled } from '@plaza/ui';
import { type ReactNode, useState } from 'react';

/** A figure that briefly highlights a change and its direction, without shifting the layout. */
export function LiveFigure({ value, children }: { value: number; children: ReactNode }) {
  const [seen, setSeen] = useState({ value, changes: 0, rose: true });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1, rose: value > seen.value });
  const { changes, rose } = seen;
  // The same animation under two alternating names, since an animation restarts only when its name changes.
  return (
    <Root {...(changes > 0 && { 'data-changed': changes % 2 ? 'once' : 'again', 'data-rose': rose })}>{children}</Root>
  );
}

// In steps: with a smooth fade, a hundred figures that change at once would be repainted in every frame.
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
