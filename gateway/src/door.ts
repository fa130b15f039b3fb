import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '@plaza/service-kit/log';
import type { Admit } from './admission/admission';
import type { ClientOf } from './admission/client';
import { shapeFault } from './admission/request-shape';
import { internalError, type Refusal, refuse } from './refusal';
import type { Destination, FindRoute } from './routes';
import { Visit } from './visit';

/** The ways through the door. A lane that waits answers by a promise, and the door by 500 if that fails. */
export interface Lanes {
  readonly proxy: (visit: Visit, destination: Destination) => Refusal | undefined;
  readonly own: (visit: Visit) => void | Promise<void>;
  readonly file: (visit: Visit) => void | Promise<void>;
  readonly page: (visit: Visit) => void | Promise<void>;
}

export interface DoorParts {
  readonly findRoute: FindRoute;
  readonly clientOf: ClientOf;
  readonly admit: Admit;
  readonly lanes: Lanes;
  readonly finish: (visit: Visit) => void;
  readonly maxUrlBytes: number;
  readonly log: Log;
}

/** Paths that the gateway answers itself, or not at all, and never with a page. */
const ownPath = /^\/(api|dev|internal|\.well-known|healthz|readyz|metrics)(\/|$)/;
/** Paths of built files, and whatever else looks like a file. */
const filePath = /^\/(remotes|assets)(\/|$)|\.[a-z0-9]{1,12}$/i;

/** Receives every request, looks at it once and shows it its lane. */
export function createDoor({
  findRoute,
  clientOf,
  admit,
  lanes,
  finish,
  maxUrlBytes,
  log,
}: DoorParts): RequestListener {
  return function handler(req: IncomingMessage, res: ServerResponse): void {
    const visit = new Visit(req, res, clientOf(req));
    res.on('close', () => finish(visit));
    const fault = shapeFault(req, maxUrlBytes);
    if (fault) refuse(visit, fault);
    else enter(visit);
  };

  function enter(visit: Visit): void {
    const destination = findRoute(visit.method, visit.target);
    if (destination) enterApi(visit, destination.target, () => orRefuse(visit, lanes.proxy(visit, destination)));
    else if (visit.path.startsWith('/api/')) enterApi(visit, visit.target, () => settle(visit, lanes.own(visit)));
    else settle(visit, laneOf(visit.path)(visit));
  }

  /** Every API call pays its limits and shows its token, whoever answers it. */
  function enterApi(visit: Visit, target: string, go: () => void): void {
    const verdict = admit(visit, target);
    if (verdict instanceof Promise) settle(visit, verdict.then(pass));
    else pass(verdict);

    function pass(refusal: Refusal | undefined): void {
      if (refusal) refuse(visit, refusal);
      else if (!visit.res.destroyed) go();
    }
  }

  function laneOf(path: string): Lanes['page'] {
    if (ownPath.test(path)) return lanes.own;
    return filePath.test(path) ? lanes.file : lanes.page;
  }

  function settle(visit: Visit, done: void | Promise<void>): void {
    done?.catch((error) => {
      log.error({ err: error, id: visit.id, path: visit.path }, 'request failed');
      refuse(visit, internalError);
    });
  }
}

function orRefuse(visit: Visit, refusal: Refusal | undefined): void {
  if (refusal) refuse(visit, refusal);
}
