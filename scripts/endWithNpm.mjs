// npm runs scripts by a shell that passes no signal on: a killed `npm start` would leave the server behind.
// So what npm started ends itself when its parent is gone.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
