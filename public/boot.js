(function () {
  var scripts = document.currentScript.dataset.scripts.split(' ');
  var hasBegun = false;
  var hasFailed = false;
  var page = (window.lioraBoot = {
    wanted: null,
    end: function () {
      removeEventListener('click', want, true);
      removeEventListener('submit', want, true);
      removeEventListener('keydown', wantSent, true);
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

  function nextSoon() {
    var channel = new MessageChannel();
    channel.port1.addEventListener('message', next);
    channel.port1.start();
    channel.port2.postMessage(null);
  }

  function next() {
    if (scripts.length > 0) import(scripts.shift()).then(nextSoon, fail);
  }

  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    scripts.forEach(ask);
    nextSoon();
  }

  function onceSeen() {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) begin();
    else
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
      }).observe({ type: 'paint', buffered: true });
  }

  function want(event) {
    var button = event.submitter || (event.target instanceof Element && event.target.closest('button'));
    if (button) keep(event, button);
  }

  function wantSent(event) {
    var isEnter = event.key === 'Enter' && !event.shiftKey && !event.isComposing;
    if (isEnter && event.target instanceof HTMLTextAreaElement) keep(event, event.target);
  }

  function keep(event, wanted) {
    event.preventDefault();
    page.wanted = wanted;
    if (hasFailed) location.reload();
    begin();
  }

  addEventListener('click', want, true);
  addEventListener('submit', want, true);
  addEventListener('keydown', wantSent, true);
  addEventListener('load', onceSeen);
})();
