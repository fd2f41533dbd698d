// Preloaded into a process that tests start. It ends when whoever started it goes, in whatever way, for the pipe that it reads from closes
// then: a run that is killed leaves no servers behind. Plain JavaScript, so that nothing has to be made of it at each start.
import { isMainThread } from 'node:worker_threads';

// Threads are given the same preloads, and something else to read from.
if (isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume();
  process.stdin.unref?.();
}
