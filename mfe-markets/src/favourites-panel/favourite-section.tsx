import { limits } from '@plaza/contracts/limits';
import { styled } from '@plaza/ui';
import { type ReactNode, useId } from 'react';

interface FavouriteSectionProps {
  readonly title: string;
  /** The number of favorites. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The favorites of one kind with a heading; says so if the limit is reached. */
export function FavouriteSection({ title, count, children }: FavouriteSectionProps) {
  const titleId = useId();
  const most = limits.favouritesOfAKind;
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {count >= most && <Full>{most} are saved here, the most there can be. Remove one to save another.</Full>}
      {children}
    </Root>
  );
}

const Root = styled.section`
  flex: none;
  &:not(:first-child) { padding-inline-start: ${({ theme }) => theme.space[16]}; border-inline-start: 1px solid ${({ theme }) => theme.color.line}; }
`;

const Title = styled.h3`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const Full = styled.p`
  color: ${({ theme }) => theme.color.attention.text};
  font-size: ${({ theme }) => theme.size[13]};
`;
