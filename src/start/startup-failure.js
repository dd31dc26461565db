// Shows a message when the page's code cannot run. It is the first script, and ES5, so that old browsers can run it.
(function () {
  // Features that the oldest supported browsers have (package.json, "browserslist").
  var isTooOld =
    !('noModule' in HTMLScriptElement.prototype) ||
    !window.AbortSignal ||
    !AbortSignal.any ||
    !Promise.withResolvers ||
    !window.Intl ||
    !Intl.Segmenter;
  var isSaid = false;

  function say(why) {
    var place = document.getElementById('root') || document.getElementById('page');
    if (isSaid || !place) return;
    isSaid = true;
    // Replaces the masthead's "Loading…", else goes above the landing, which can be read without its code.
    var box = place.querySelector('output') || document.createElement('div');
    var text = document.createElement('p');
    var button = document.createElement('button');
    text.textContent = isTooOld
      ? 'This browser is too old. AI Twin Studio needs Chrome or Edge 119, Firefox 125 or Safari 17.4, or newer ones.'
      : why;
    button.type = 'button';
    button.textContent = 'Reload this page';
    button.addEventListener('click', function () {
      location.reload();
    });
    box.textContent = '';
    // Works without the style sheet.
    box.style.cssText =
      'display: block; max-width: 40em; margin: auto; padding: 1.5em; opacity: 1; animation: none';
    button.style.cssText =
      'min-height: 44px; margin-top: 1em; padding: 0 1em; border: 1px solid; font: inherit';
    box.setAttribute('role', 'alert');
    box.appendChild(text);
    box.appendChild(button);
    if (!box.parentNode) place.parentNode.insertBefore(box, place);
  }

  // A script that cannot be loaded or parsed, or that throws at the start.
  function onError(event) {
    // Not of the app, which is not loaded yet (load-app.js).
    if (window.pageStart.isWaiting) return;
    if (event.target.tagName === 'SCRIPT')
      say('This page could not be loaded. Check the connection, and reload to try again.');
    else if (event.target === window) say('This page could not be started. Reload it to try again.');
  }

  window.pageStart = {
    isTooOld: isTooOld,
    // From now on the app reports its own errors.
    done: function () {
      removeEventListener('error', onError, true);
    },
  };
  addEventListener('error', onError, true);
  document.addEventListener('DOMContentLoaded', function () {
    if (isTooOld) say();
  });
})();
