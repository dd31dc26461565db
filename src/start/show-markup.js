// Shows the prerendered markup where the app will render: the landing, or a masthead for every other screen.
const root = document.getElementById('root');
if (window.pageStart.isLanding) {
  const html = document.getElementById('landing').textContent;
  const policy = window.trustedTypes?.createPolicy('landing', { createHTML: (text) => text });
  root.innerHTML = policy?.createHTML(html) ?? html;
} else {
  document.title = 'AI Twin Studio';
  root.append(document.getElementById('masthead').content);
}
