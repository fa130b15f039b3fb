import type { AdmissionRequest } from '@plaza/contracts/internal/registry';
import { positionOf } from '@plaza/service-kit/releases/rollout-position';
import type { AccountAges } from '../outcomes/account-ages';
import { RemotePointerModel } from '../remotes/remote.model';
import { rolloutAuthor } from '../remotes/rollout-author';
import { decideOn } from '../remotes/write-remote';
import { type OnlineUsers, roomOf } from './advance';
import { isBesideStable } from './rollout';

/**
 * Admits people one after another: requests to this process wait for each other, and those to other processes are
 * serialized by conditional writes.
 */
export class Admissions {
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly accounts: AccountAges,
    private readonly online: OnlineUsers,
    private readonly now: () => Date,
  ) {}

  /**
   * Whether a visitor may be one of the few who receive a release before the judge has found it good. The limit holds
   * however many gateways ask. Accounts younger than the rollout are not admitted: their outcomes decide nothing, and a
   * crowd of them would keep everybody else out.
   */
  admit(request: AdmissionRequest): Promise<boolean> {
    const turn = this.#last.then(() => this.#admit(request));
    this.#last = turn.catch(() => undefined); // the caller of `admit` gets the error
    return turn;
  }

  async #admit({ remote, version, person }: AdmissionRequest): Promise<boolean> {
    const asked = (await RemotePointerModel.findById(remote).lean())?.rollout;
    if (asked?.version !== version) return false;
    const since = (await this.accounts.of([person])).get(person);
    if (!since || since >= asked.startedAt) return false;
    const { key } = positionOf({ visitorId: person, remote, version });
    let isAdmitted = false;
    await decideOn(remote, rolloutAuthor, this.now(), ({ rollout }) => {
      const isSame = rollout?.id === asked.id && isBesideStable(rollout);
      isAdmitted = isSame && (rollout.isOpen || rollout.admitted.includes(key));
      if (!isSame || isAdmitted || roomOf(rollout, this.online) === 0) return undefined;
      isAdmitted = true;
      return { set: { rollout: { ...rollout, admitted: [...rollout.admitted, key] } } };
    });
    return isAdmitted;
  }
}
