import fs from 'node:fs';
import os from 'node:os';
import { programs } from './machine/programs.mjs';

/**
 * @typedef {object} Row one figure of the report
 * @property {string} name what was measured
 * @property {string} unit of `ours` and `reference`
 * @property {number} ours
 * @property {number} [reference]
 * @property {number} [ratio] ours to the reference
 * @property {{ atLeast?: number, atMost?: number, oursAtMost?: number, oursAtLeast?: number, within?: number,
 *   isOfFloor?: boolean }} [goal] for the ratio, or for `ours`; `within`: by how much the ratio of two identical things
 *   differs from 1; `isOfFloor`: the floor misses the goal, and this is nine tenths of the floor (`floor-goal.mjs`)
 * @property {number} [rounds] how many rounds the figure is the median of
 * @property {number} [noisy] how many of them other programs disturbed
 */

const readme = new URL('../README.md', import.meta.url);

/** The figures as a Markdown table, which reads well in a terminal too. @param {Row[]} rows */
export function tableOf(rows) {
  return markdownOf([
    ['what', 'unit', 'Plaza', 'reference', 'ratio', 'goal', 'reached', 'rounds'],
    ...rows.map(cellsOf),
  ]);
}

/** Whether a row has a goal and misses it. @param {Row} row */
export const isMissed = (row) => reached(row) === 'no';

/** Cells as a Markdown table. @param {string[][]} cells the first row is the head */
export function markdownOf(cells) {
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}

/**
 * Replaces a table and the description of the machine in bench/README.md.
 * @param {string} table
 * @param {'figures' | 'growth' | 'machines'} section whose markers are in that file
 */
export function writeFigures(table, section = 'figures') {
  const text = fs.readFileSync(readme, 'utf8');
  const [from, to] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [before, rest] = text.split(from);
  const [, after] = (rest ?? '').split(to);
  if (after === undefined) throw new Error(`bench/README.md has no place for figures: ${from} … ${to}`);
  const day = new Date().toISOString().slice(0, 10);
  fs.writeFileSync(readme, `${before}${from}\n${day}, ${machine()}.\n\n${table}\n${to}${after}`);
}

/** A description of the machine and its software. */
export function machine() {
  const reference = programs.nginx ? 'nginx' : 'node:http';
  return `${os.availableParallelism()} cores, ${os.type()}, Node ${process.version}, reference ${reference}`;
}

function cellsOf({ name, unit, ours, reference, ratio, goal, rounds, noisy }) {
  return [
    name,
    unit,
    number(ours),
    number(reference),
    ratio === undefined ? '' : ratio.toFixed(2),
    wordsOf(goal, unit),
    reached({ ours, ratio, goal }),
    rounds === undefined ? '' : `${rounds}${noisy ? ` (${noisy} noisy)` : ''}`,
  ];
}

function wordsOf(goal, unit) {
  if (!goal) return '';
  return `${limitOf(goal, unit)}${goal.isOfFloor ? ' (floor)' : ''}`;
}

function limitOf(goal, unit) {
  if (goal.oursAtMost !== undefined) return `≤ ${number(goal.oursAtMost)} ${unit}`;
  if (goal.oursAtLeast !== undefined) return `≥ ${number(goal.oursAtLeast)} ${unit}`;
  const ratio = (value) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return goal.atLeast === undefined ? `≤ ${ratio(goal.atMost)} ×` : `≥ ${ratio(goal.atLeast)} ×`;
}

function reached({ ours, ratio, goal }) {
  if (!goal) return '';
  if (goal.oursAtMost !== undefined) return ours <= goal.oursAtMost ? 'yes' : 'no';
  if (goal.oursAtLeast !== undefined) return ours >= goal.oursAtLeast ? 'yes' : 'no';
  if (goal.within !== undefined && Math.abs(ratio - goal.atLeast) < goal.within) return 'not told apart';
  return (goal.atLeast === undefined ? ratio <= goal.atMost : ratio >= goal.atLeast) ? 'yes' : 'no';
}

function number(value) {
  if (value === undefined) return '';
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });
}
