import { styled } from '@plaza/ui';
import { type ReactNode, useId } from 'react';

/** One kind of favourites, under its name. */
export function FavouriteSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
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
