/** A snapshot of the own properties of some objects, which it can restore. */
exports.OwnState = class {
  /** @param {...object} objects */
  constructor(...objects) {
    this.kept = objects.map((object) => [object, Object.getOwnPropertyDescriptors(object)]);
  }

  /** Removes added properties and restores changed and removed ones. Non-configurable ones remain. */
  restore() {
    for (const [object, before] of this.kept) {
      for (const key of Reflect.ownKeys(object)) {
        if (!Object.hasOwn(before, key)) Reflect.deleteProperty(object, key);
      }
      for (const key of Reflect.ownKeys(before)) {
        const now = Object.getOwnPropertyDescriptor(object, key);
        if (!isSame(now, before[key])) Reflect.defineProperty(object, key, before[key]);
      }
    }
  }
};

const isSame = (now, before) => now?.value === before.value && now?.get === before.get && now?.set === before.set;
