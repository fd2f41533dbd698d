// For a page that the server has drawn: loads the scripts named in `data-scripts` once the page was seen, each in a task of its own.
// Links work without them; what else is wanted meanwhile is kept for src/routes/hydrate.ts.
(function () {
  var scripts = document.currentScript.dataset.scripts.split(' ');
  var hasBegun = false;
  var hasFailed = false;
  var page = (window.lioraBoot = {
    wanted: null,
    end: function () {
      removeEventListener('click', want, true);
      removeEventListener('submit', want, true);
    },
  });

  function fail() {
    hasFailed = true;
    if (page.wanted) location.reload();
  }

  function ask(script) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = script;
    document.head.append(link);
  }

  function next() {
    if (scripts.length > 0) import(scripts.shift()).then(() => setTimeout(next), fail);
  }

  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    scripts.forEach((script) => setTimeout(ask, 0, script));
    setTimeout(next);
  }

  function onceSeen() {
    // Nobody sees a page in the background; and not every browser tells.
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) begin();
    else
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
      }).observe({ type: 'paint', buffered: true });
  }

  function want(event) {
    var button = event.submitter || (event.target instanceof Element && event.target.closest('button'));
    if (!button) return;
    event.preventDefault();
    page.wanted = button;
    if (hasFailed) location.reload();
    begin();
  }

  addEventListener('click', want, true);
  addEventListener('submit', want, true);
  addEventListener('load', onceSeen);
})();
