/**
 * How far the time at which each person was done is from the time of their place in the queue: 0 for everybody if
 * people are done in the order in which they came.
 * @param {{ cameAt: number, doneAt: number }[]} people
 * @returns {number[]} in the order of arrival, each 0 or more
 */
export function outOfTurn(people) {
  const inOrder = [...people].sort((one, other) => one.cameAt - other.cameAt);
  const times = inOrder.map(({ doneAt }) => doneAt).sort((one, other) => one - other);
  return inOrder.map(({ doneAt }, place) => Math.abs(doneAt - times[place]));
}

/**
 * Spearman's rank correlation of arriving and being done: 1 where people are done in the order in which they came, 0
 * where the two orders are unrelated.
 * @param {{ cameAt: number, doneAt: number }[]} people
 */
export function rankCorrelation(people) {
  const [came, done] = [ranksOf(people, 'cameAt'), ranksOf(people, 'doneAt')];
  const squares = came.reduce((sum, rank, index) => sum + (rank - done[index]) ** 2, 0);
  return 1 - (6 * squares) / (people.length * (people.length ** 2 - 1));
}

function ranksOf(people, when) {
  const ranks = Array(people.length);
  const order = people.map((_, index) => index).sort((one, other) => people[one][when] - people[other][when]);
  order.forEach((index, rank) => {
    ranks[index] = rank;
  });
  return ranks;
}
