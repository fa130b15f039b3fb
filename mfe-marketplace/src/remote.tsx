import { defineRemote } from '@plaza/web-kit';
import { Contractors } from './contractors/contractors';

export default defineRemote({ tabs: { contractors: Contractors } });
