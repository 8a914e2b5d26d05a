// Runs before the first paint, inlined into every page: a stored theme must not flash, and a person
// who is logged in must not see the landing page on the way to the feed.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (location.pathname === '/' && localStorage.getItem('token')) location.replace('/noticias')
} catch {
  // Storage can be forbidden; the page then follows the system's theme.
}
