import { capitalise } from '@plaza/ui';
import { useUserName } from './use-user-name';

const userId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idOfGateway = / [0-9a-f-]{36}$/;

/** Who made a change: the user whose id `by` is, or else the name of what made it, such as a deploy token. */
export const AuthorName = ({ by }: { by: string }) =>
  userId.test(by) ? <UserName id={by} /> : capitalise(by.replace(idOfGateway, ''));

const UserName = ({ id }: { id: string }) => useUserName(id, 'An administrator');
