import { roles } from '@plaza/contracts/roles';
import { tabIds } from '@plaza/contracts/tabs';
import { CardSurface, Row, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { TextPlace } from '../places';
import { Columns, roleColumns, TabCards } from './columns';
import { PermissionNotes } from './notices/permission-notes';

/** The roles and the cards, before they come. */
export const TabPermissionsSkeleton = () => (
  <Stack>
    <Columns role="status">
      <VisuallyHidden>Loading tab permissions</VisuallyHidden>
      <Roles>
        {roles.map((role) => (
          <Role key={role}>
            <TextPlace width="60%" />
            <TextPlace width="40%" />
          </Role>
        ))}
      </Roles>
      <CardSurface>
        <Body>
          <Row justify="space-between" gap={12}>
            <div>
              <TextPlace width="88px" />
              <TextPlace width="112px" />
            </div>
            <Row>
              <Skeleton width="120px" height="28px" />
              <Skeleton width="100px" height="28px" />
            </Row>
          </Row>
          <TabCards>
            {tabIds.map((tab) => (
              <Tab key={tab}>
                <div>
                  <TextPlace width="96px" />
                  <TextPlace width="64px" />
                </div>
                <Skeleton width="36px" height="20px" />
              </Tab>
            ))}
          </TabCards>
        </Body>
        <Foot>
          <Skeleton width="128px" />
          <Row>
            <Skeleton width="96px" height="36px" />
            <Skeleton width="124px" height="36px" />
          </Row>
        </Foot>
      </CardSurface>
    </Columns>
    <PermissionNotes />
  </Stack>
);

const Roles = styled.div`
  ${roleColumns}
`;

const Role = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
`;

const Body = styled(Stack)`
  padding: ${({ theme }) => theme.space[16]};
`;

const Tab = styled(CardSurface)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
