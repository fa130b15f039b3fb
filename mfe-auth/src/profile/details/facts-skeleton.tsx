import { Skeleton, styled, TextSkeleton } from '@plaza/ui';
import { Facts } from './facts';

/** Placeholders of facts. */
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

/** The placeholder of a main address: its label, its text, and the link to directions. */
export const MainAddressPlace = () => (
  <div>
    <NamePlace />
    <TextSkeleton width="min(320px, 90%)" phoneLines={2} />
    <MorePlace />
  </div>
);

/** The placeholder of the line below the facts: missing facts to add, or a link to directions. */
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

/** As high as the name of a fact plus the gap below it. */
const Name = styled.span`
  display: grid;
  align-items: center;
  height: 19.5px;
  margin-bottom: 2px;
`;

const More = styled.div`
  margin-top: ${({ theme }) => theme.space[12]};
`;
