// Runs before the first paint, so that a dark theme does not flash light. The build replaces __STORAGE_KEYS__.
try {
  const theme = localStorage.getItem(__STORAGE_KEYS__.theme);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked. Use the system's theme.
}
