import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { FigureText } from '../figures/figure-text';
import { fittedSize } from '../figures/fitted-size';
import { Skeleton } from '../skeletons/skeleton';
import type { Meaning } from '../theme/theme';
import { CardSurface } from './card';

export interface StatCardProps {
  /** The name of the figure. */
  label: ReactNode;
  /** The one figure. */
  value: ReactNode;
  /**
   * How long the figure is where `value` is no plain text: a long one is written smaller, so that it stays on its card.
   */
  chars?: number;
  /** What it means, or how it changed. */
  meaning?: ReactNode;
  /** Colours the meaning, which must say the same in words. */
  tone?: Meaning;
  icon?: ReactNode;
  loading?: boolean;
}

/** One figure: its name above, its meaning below. */
export function StatCard({ label, value, chars, meaning, tone, icon, loading = false }: StatCardProps) {
  const labelId = useId();
  const length = typeof value === 'string' ? value.length : (chars ?? 1);
  return (
    <Root role="group" aria-labelledby={labelId} aria-busy={loading || undefined} data-figure={lengthOf(length)}>
      <Label>
        <span id={labelId}>{label}</span>
        {icon}
      </Label>
      <Place>
        <Figure $chars={length}>{loading ? <Skeleton width="60%" height="1.3em" /> : breakable(value)}</Figure>
      </Place>
      {(meaning || loading) && <Note $tone={tone}>{meaning ? breakable(meaning) : <Skeleton width="40%" />}</Note>}
    </Root>
  );
}

/**
 * What a grid of cards can give more room to: a long figure has none in half of a phone or a fourth of a tablet, the
 * longest none in a fourth of a desktop.
 */
const lengthOf = (chars: number) => (chars >= 18 ? 'longest' : chars >= 14 ? 'long' : undefined);

const breakable = (content: ReactNode) => (typeof content === 'string' ? <FigureText>{content}</FigureText> : content);

const Root = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[16]};
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  align-self: start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
`;

/**
 * The width that the figure is fitted to. The card itself cannot be it: then its parts could not share lines with
 * others.
 */
const Place = styled.div`
  display: grid;
  align-content: center;
  margin-top: ${({ theme }) => theme.space[4]};
  min-height: 28px;
  container-type: inline-size;
`;

const Figure = styled.div<{ $chars: number }>`
  display: grid;
  justify-items: start;
  font-weight: ${({ theme }) => theme.weight.strong};
  letter-spacing: -0.02em;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  > * { max-width: 100%; }
  ${({ $chars }) => fittedSize($chars, [20, 16, 13])}
`;

const Note = styled.div<{ $tone: Meaning | undefined }>`
  display: grid;
  align-self: start;
  align-content: center;
  justify-items: start;
  min-height: 1.5em;
  margin-top: ${({ theme }) => theme.space[4]};
  font-size: ${({ theme }) => theme.size[13]};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${({ $tone, theme }) => css`color: ${$tone ? theme.color[$tone].text : theme.color.muted};`}
`;
