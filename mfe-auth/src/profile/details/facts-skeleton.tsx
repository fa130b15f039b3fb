import { Skeleton, styled, TextSkeleton } from '@plaza/ui';
import { Facts } from './facts';

/** Facts to come. */
export const FactPlaces = ({ names }: { names: readonly string[] }) => (
  <Facts as="div">
    {names.map((name) => (
      <div key={name}>
        <NamePlace />
        <TextSkeleton width="70%" />
      </div>
    ))}
  </Facts>
);

/** A main address, to come: its name, what it is, and the way there. */
export const MainAddressPlace = () => (
  <div>
    <NamePlace />
    <TextSkeleton width="min(320px, 90%)" phoneLines={2} />
    <MorePlace />
  </div>
);

/** The line below facts: what could be added to them, or the way to an address. */
export const MorePlace = () => (
  <More>
    <TextSkeleton width="96px" />
  </More>
);

const NamePlace = () => (
  <Name>
    <Skeleton width="72px" height="12px" />
  </Name>
);

/** As high as the name of a fact, with the little room below it. */
const Name = styled.span`
  display: grid;
  align-items: center;
  height: 19.5px;
  margin-bottom: 2px;
`;

const More = styled.div`
  margin-top: ${({ theme }) => theme.space[12]};
`;
