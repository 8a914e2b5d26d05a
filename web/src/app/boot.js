// Runs before the first paint, inlined into every page: a stored theme must not flash, a person who is
// logged in must not see the landing page on the way to the feed, and what the page will ask of the API
// is asked while its scripts are still on their way (`core/early.ts` hands the answers out).
try {
  var html = document.documentElement
  var theme = localStorage.getItem('theme')
  var token = localStorage.getItem('token')
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  if (location.pathname === '/' && token) location.replace('/noticias')
  if (token && html.dataset.asks && !location.search) {
    window.early = { token: token, replies: {} }
    html.dataset.asks.split(' ').forEach(function (ask) {
      var address = ask.replace(/\{\w+\}/, location.pathname.split('/')[2])
      var reply = fetch(address, { headers: { 'x-access-token': token, 'accept-language': html.lang } })
      // Read to its end even if no page asks for it, as an agency's page does not for posts.
      window.early.replies[address] = reply.then(function (answer) {
        return answer.arrayBuffer().then(function (body) {
          return new Response(body, answer)
        })
      })
      window.early.replies[address].catch(function () {})
    })
  }
} catch {
  // Storage can be forbidden; the page then follows the system's theme.
}
// A page to read comes first, and its scripts when it is there.
if (document.documentElement.dataset.scripts)
  addEventListener('load', function () {
    var scripts = document.documentElement.dataset.scripts.split(' ')
    scripts.forEach(function (file) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }),
      )
    })
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: scripts[0] }))
  })
