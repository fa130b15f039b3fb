import { closedLoop } from '../load/closed-loop.mjs';
import { programs } from '../machine/programs.mjs';
import { compared } from '../quantiles.mjs';
import { alternate } from '../rounds.mjs';
import { compressedName } from '../servers/nginx.mjs';

/** A built file, compressed with brotli beforehand, from the gateway against the reference. */
function staticFile({ gateway, reference, filesCookie }, { seconds }, what, file, goal) {
  const { gatewayPath, referencePath, bytes } = file;
  const headers = { 'Accept-Encoding': 'br', Cookie: filesCookie };
  const load = ({ url, pid }, path) => closedLoop({ url: `${url}${path}`, pid, headers }, { seconds });
  const ours = () => load(gateway, gatewayPath);
  const theirs = () => load(reference, programs.nginx ? compressedName(referencePath) : referencePath);
  const name = `${what}, brotli, ${Math.round(bytes / 1000)} kB`;
  return {
    name,
    warm: ours,
    round: (index) => alternate({ ours, reference: theirs }, index),
    rows: (rounds) => [
      {
        name,
        unit: 'requests/s',
        ...compared(
          rounds.map((round) => round.ours.perSecond),
          rounds.map((round) => round.reference.perSecond),
        ),
        goal,
      },
      {
        name: '… CPU for each',
        unit: 'µs',
        ...compared(
          rounds.map((round) => round.ours.cpuMicros),
          rounds.map((round) => round.reference.cpuMicros),
        ),
      },
    ],
  };
}

export const shellProgram = (stage, plan) =>
  staticFile(stage, plan, "the shell's program", stage.shell.program, { atLeast: 0.65 });

export const remoteChunk = (stage, plan) =>
  staticFile(stage, plan, "a remote's chunk", stage.release.chunk, { atLeast: 0.65 });
