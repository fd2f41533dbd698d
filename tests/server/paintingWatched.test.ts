import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('support/paintOne.ts', import.meta.url));

it('paints in a thread under node --watch too, whose own messages come the same way', async () => {
  const child = spawn(process.execPath, ['--watch', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (/painted \d+ bytes|Failed running/.test(output)) break;
  }
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(output).toMatch(/^painted \d{5,} bytes$/m);
});
