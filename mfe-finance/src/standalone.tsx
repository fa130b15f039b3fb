import { mountStandalone } from '@plaza/web-kit/standalone';
import remote from './remote';

mountStandalone(remote);
