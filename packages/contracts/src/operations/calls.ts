import { call } from '../call';
import { drillCalls } from './drills';
import { nowCalls } from './now';
import { FoundTraces, RequestId, RequestWindow, Trace } from './requests';
import * as operationsRoutes from './routes';

/** The calls with which operators monitor and test the platform; the gateway itself answers them. */
export const operationsCalls = {
  findRequests: call(operationsRoutes.findRequests, {
    summary:
      'The requests of the given minutes that any process retains, newest first; if there are many, the nearest.',
    access: { roles: ['admin_high'] },
    reauthentication: true,
    query: RequestWindow,
    answer: FoundTraces,
  }),
  findRequest: call(operationsRoutes.findRequest, {
    summary: 'A request or a trace, with the spans and the log lines of every process that retains it.',
    access: { roles: ['admin_high'] },
    reauthentication: true,
    params: RequestId,
    answer: Trace,
  }),
  ...nowCalls,
  ...drillCalls,
} as const;
