// Runs before the first paint, so that the page never shows in the wrong colours. A file of its own because the
// content security policy allows no inline script. src/layouts/colorMode.ts takes over from here.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('color-mode') || 'system';
  } catch {
    // Storage can be off; then the system decides.
  }
  var isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]').content = isDark ? '#141017' : '#f7f1e8';
})();
