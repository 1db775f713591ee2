import { spawnSync } from 'node:child_process';

it('names the benchmarks when there is none of that name', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), 'scripts/bench/bench.ts', 'speed'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(2);
  expect(stderr).toContain('There is no benchmark "speed".');
  expect(stderr.match(/^ {2}\w+/gm)?.map((name) => name.trim())).toEqual(['build', 'content']);
});
