import { roles } from '@plaza/contracts/roles';
import { tabIds } from '@plaza/contracts/tabs';
import { ButtonSkeleton, CardSurface, Row, Skeleton, Stack, styled, TextSkeleton, VisuallyHidden } from '@plaza/ui';
import { Columns, roleColumns, TabCards } from './columns';
import { PermissionNotes } from './notices/permission-notes';

/** The placeholder of the roles and the cards. */
export const TabPermissionsSkeleton = () => (
  <Stack>
    <Columns role="status">
      <VisuallyHidden>Loading tab permissions</VisuallyHidden>
      <Roles>
        {roles.map((role) => (
          <Role key={role}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height="12px" />
          </Role>
        ))}
      </Roles>
      <CardSurface>
        <Body>
          <Row justify="space-between" gap={12}>
            <Title>
              <TextSkeleton width="88px" />
              <TextSkeleton width="112px" />
            </Title>
            <Row>
              <ButtonSkeleton width="120px" size="sm" />
              <ButtonSkeleton width="100px" size="sm" />
            </Row>
          </Row>
          <TabCards>
            {tabIds.map((tab) => (
              <Tab key={tab}>
                <div>
                  <TextSkeleton width="96px" />
                  <TextSkeleton width="64px" />
                  {tab === 'admin' && <TextSkeleton width="128px" />}
                </div>
                <Skeleton width="36px" height="20px" />
              </Tab>
            ))}
          </TabCards>
        </Body>
        <Foot>
          <TextSkeleton width="128px" />
          <FootButtons>
            <ButtonSkeleton width="96px" />
            <ButtonSkeleton width="124px" />
          </FootButtons>
        </Foot>
      </CardSurface>
    </Columns>
    <PermissionNotes />
  </Stack>
);

const Roles = styled.div`
  ${roleColumns}
`;

/** As high as a name with the count below it. */
const Role = styled(CardSurface)`
  display: grid;
  align-content: space-evenly;
  height: 58.5px;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.phone} { height: 57px; }
`;

const Title = styled.div`
  height: 44px;
`;

const Body = styled(Stack)`
  padding: ${({ theme }) => theme.space[16]};
`;

const Tab = styled(CardSurface)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { padding-block: 11.2px; }
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

const FootButtons = styled(Row)`
  margin-inline-start: auto;
`;
