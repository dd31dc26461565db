// Shows a message when the page's code cannot run. This is the first script, in ES5, so that old browsers can run it.
(function () {
  // These features exist in the oldest supported browsers (package.json, "browserslist").
  var isTooOld =
    !('noModule' in HTMLScriptElement.prototype) ||
    !window.AbortSignal ||
    !AbortSignal.any ||
    !Promise.withResolvers ||
    !window.Intl ||
    !Intl.Segmenter;
  var isShown = false;

  function showMessage(text) {
    var root = document.getElementById('root') || document.getElementById('page');
    if (isShown || !root) return;
    isShown = true;
    // Replace the masthead's "Loading…", or insert the message above the landing, which stays readable.
    var box = root.querySelector('output') || document.createElement('div');
    var paragraph = document.createElement('p');
    var button = document.createElement('button');
    paragraph.textContent = isTooOld
      ? 'This browser is too old. AI Twin Studio needs Chrome or Edge 119, Firefox 125 or Safari 17.4, or newer ones.'
      : text;
    button.type = 'button';
    button.textContent = 'Reload this page';
    button.addEventListener('click', function () {
      location.reload();
    });
    box.textContent = '';
    // Inline styles work without the style sheet.
    box.style.cssText =
      'display: block; max-width: 40em; margin: auto; padding: 1.5em; opacity: 1; animation: none';
    button.style.cssText =
      'min-height: 44px; margin-top: 1em; padding: 0 1em; border: 1px solid; font: inherit';
    box.setAttribute('role', 'alert');
    box.appendChild(paragraph);
    box.appendChild(button);
    if (!box.parentNode) root.parentNode.insertBefore(box, root);
  }

  // Handles a script that cannot be loaded or parsed, or that throws at the start.
  function onError(event) {
    if (event.target.tagName === 'SCRIPT')
      showMessage('This page could not be loaded. Check the connection, and reload to try again.');
    else if (event.target === window) showMessage('This page could not be started. Reload it to try again.');
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
    if (isTooOld) showMessage();
  });
})();
