import { limits } from '@plaza/contracts/limits';
import { styled } from '@plaza/ui';
import { type ReactNode, useId } from 'react';

interface FavouriteSectionProps {
  readonly title: string;
  /** How many there are. */
  readonly count: number;
  readonly children: ReactNode;
}

/** One kind of favourites, under its name; says so when there can be no more. */
export function FavouriteSection({ title, count, children }: FavouriteSectionProps) {
  const titleId = useId();
  const most = limits.favouritesOfAKind;
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {count >= most && <Full>{most} are saved here, the most there can be. Remove one to save another.</Full>}
      {children}
    </section>
  );
}

const Title = styled.h3`
  margin-bottom: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const Full = styled.p`
  margin-bottom: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.attention.text};
  font-size: ${({ theme }) => theme.size[13]};
`;
