import { LinkButton, styled } from '@plaza/ui';
import type { ReactNode } from 'react';

/** A named value; renders nothing without a value. */
export function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  if (!children) return null;
  return (
    <Pair $wide={wide}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Pair>
  );
}

interface AddFactsProps {
  /** The names of missing facts, for use within a sentence: "phone". */
  readonly names: readonly string[];
  readonly onAdd: () => void;
}

/** A button that adds the missing facts: "Add phone, bio". */
export function AddFacts({ names, onAdd }: AddFactsProps) {
  if (names.length === 0) return null;
  return (
    <Add>
      <LinkButton onClick={onAdd}>Add {names.join(', ')}</LinkButton>
    </Add>
  );
}

const Add = styled.p`
  &:not(:first-child) { margin-top: ${({ theme }) => theme.space[12]}; }
`;

/** Named values, side by side where they fit. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 50% - 12px), 1fr));
  gap: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[24]};
  margin: 0;
`;

const Pair = styled.div<{ $wide: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
  dt {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size[13]};
  }
  dd { margin: 2px 0 0; overflow-wrap: anywhere; white-space: pre-line; }
`;
