import { unlessFloorMisses } from '../../floor-goal.mjs';
import { closedLoop } from '../../load/closed-loop.mjs';
import { programs } from '../../machine/programs.mjs';
import { compared } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';
import { compressedName } from '../../servers/references/nginx.mjs';

/**
 * A built file, compressed with brotli beforehand, from the gateway. It is compared with the reference, and with
 * node:http that returns the same bytes from memory, either without any checks or with the gateway's duties in the
 * fewest steps.
 */
function staticFile(testBed, { seconds, warmSeconds }, what, file, goals) {
  const { gateway, reference, constant, checkingFiles, filesCookie } = testBed;
  const { gatewayPath, referencePath, bytes } = file;
  const headers = { 'Accept-Encoding': 'br', Cookie: filesCookie };
  const variants = (duration) => {
    const load = ({ url, pid }, path) => closedLoop({ url: `${url}${path}`, pid, headers }, { seconds: duration });
    return {
      ours: () => load(gateway, gatewayPath),
      reference: () => load(reference, programs.nginx ? compressedName(referencePath) : referencePath),
      constant: () => load(constant, referencePath),
      checking: () => load(checkingFiles, referencePath),
    };
  };
  const name = `${what}, brotli, ${Math.round(bytes / 1000)} kB`;
  const row = (rounds, words, of, measured, goal) => ({
    name: words,
    unit: measured === 'perSecond' ? 'requests/s' : 'µs',
    ...compared(
      rounds.map((round) => round.ours[measured]),
      rounds.map((round) => round[of][measured]),
    ),
    goal,
  });
  const floorOf = (rounds) =>
    compared(
      rounds.map((round) => round.constant.perSecond),
      rounds.map((round) => round.reference.perSecond),
    ).ratio;
  return {
    name,
    warm: () => alternate(variants(warmSeconds), 0),
    round: (index) => alternate(variants(seconds), index),
    rows: (rounds) => [
      row(
        rounds,
        name,
        'reference',
        'perSecond',
        goals.reference && unlessFloorMisses(goals.reference, floorOf(rounds)),
      ),
      row(rounds, '… CPU for each', 'reference', 'cpuMicros'),
      row(rounds, '… against node:http answering the same bytes', 'constant', 'perSecond', goals.constant),
      row(rounds, '… CPU against that', 'constant', 'cpuMicros'),
      row(rounds, '… against the same duties in the fewest steps', 'checking', 'perSecond', { atLeast: 0.9 }),
      row(rounds, '… CPU against those', 'checking', 'cpuMicros'),
    ],
  };
}

export const shellProgram = (testBed, plan) =>
  staticFile(testBed, plan, "the shell's program", testBed.shell.program, { reference: { atLeast: 0.9 } });

export const remoteChunk = (testBed, plan) =>
  staticFile(testBed, plan, "a remote's chunk", testBed.release.chunk, { constant: { atLeast: 0.85 } });
