import { defineRemote } from '@plaza/web-kit';
import { AccountsHub } from './accounts-hub/accounts-hub';

export default defineRemote({ tabs: { finance_manager: AccountsHub } });
