import { remoteNames } from '@plaza/contracts/permission-graph';
import { roles } from '@plaza/contracts/roles';
import { Skeleton, styled } from '@plaza/ui';
import { nodeKinds } from './graph';
import { titles } from './graph-columns';
import { Column, linksWidth, Part, Root } from './graph-layout';

/** About as many nodes as each column has of the areas that are built in. */
const counts = { service: 6, route: 14, remote: remoteNames.length, role: roles.length };

/** The columns before it is known what stands in them. */
export const GraphSkeleton = () => (
  <Root aria-hidden>
    {nodeKinds.map((kind) => (
      <Part key={kind}>
        <Column as="div">
          <h3>{titles[kind]}</h3>
          <ul>
            {Array.from({ length: counts[kind] }, (_, index) => `${kind}-${index}`).map((key) => (
              <li key={key}>
                <Node>
                  <Skeleton height="100%" />
                </Node>
              </li>
            ))}
          </ul>
        </Column>
        {kind !== 'role' && <Gap />}
      </Part>
    ))}
  </Root>
);

const Node = styled.div`
  width: 100%;
  height: 32px;
  ${({ theme }) => theme.media.touch} { height: 44px; }
  ${({ theme }) => theme.media.phone} { width: 100px; }
`;

const Gap = styled.div`
  flex: none;
  width: ${linksWidth}px;
  ${({ theme }) => theme.media.phone} { display: none; }
`;
