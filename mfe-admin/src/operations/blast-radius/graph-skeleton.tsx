import { remoteNames } from '@plaza/contracts/permission-graph';
import { roles } from '@plaza/contracts/roles';
import { Skeleton, styled } from '@plaza/ui';
import { Fragment } from 'react';
import { Column, nodeKinds, Root, titles } from './graph-layout';

/** The approximate number of nodes per column, for the built-in areas. */
const counts = { service: 6, route: 14, remote: remoteNames.length, role: roles.length };

/** For phones, where a node is as wide as its name. */
const widths = { service: '78px', route: '132px', remote: '98px', role: '120px' };

/** The placeholder of the columns. */
export const GraphSkeleton = () => (
  <Root aria-hidden>
    {nodeKinds.map((kind) => (
      <Fragment key={kind}>
        <Column as="div">
          <h3>{titles[kind]}</h3>
          <ul>
            {Array.from({ length: counts[kind] }, (_, index) => `${kind}-${index}`).map((key) => (
              <li key={key}>
                <Node $width={widths[kind]}>
                  <Skeleton height="100%" />
                </Node>
              </li>
            ))}
          </ul>
        </Column>
        {kind !== 'role' && <Gap />}
      </Fragment>
    ))}
  </Root>
);

const Node = styled.div<{ $width: string }>`
  width: 100%;
  height: 32px;
  ${({ theme }) => theme.media.touch} { height: 44px; }
  ${({ theme }) => theme.media.phone} { width: ${({ $width }) => $width}; }
`;

const Gap = styled.div`
  ${({ theme }) => theme.media.phone} { display: none; }
`;
