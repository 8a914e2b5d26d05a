// Runs before the first paint, inlined into every page: applies the stored theme, redirects logged-in people from the
// landing page to the feed, and sends the page's first API requests while its scripts are loading
// (`lib/preload.ts` provides the responses).
const html = document.documentElement
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  if (localStorage.getItem('fonts')) delete html.dataset.fonts
  const token = localStorage.getItem('token')
  if (token && location.pathname === '/') location.replace('/noticias')
  const { preload, preloadAgencia } = html.dataset
  if (token && preload && !location.search) {
    const responses = {}
    window.preloads = { token, responses }
    const addresses = (preloadAgencia && isAgency(token) && preloadAgencia) || preload
    const parts = location.pathname.split('/')
    for (const template of addresses.split(' ')) {
      const address = template.replace(/\{(\d)\}/, (_, index) => parts[index])
      responses[address] = fetch(address, {
        headers: { 'x-access-token': token, 'accept-language': html.lang },
        // Read completely even if no page uses it, as an agency's page does not use posts.
      }).then(async (response) => {
        const text = await response.text()
        try {
          if (response.ok) fetchFirstPhoto(JSON.parse(text))
        } catch {
          // The code that takes the response reports the error.
        }
        return new Response(text, response)
      })
      responses[address].catch(() => {})
    }
  }
} catch {
  // Storage can be forbidden; the page then uses the system's theme.
}

function isAgency(token) {
  const payload = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')
  return JSON.parse(atob(payload)).profileType === 'agencia'
}

// Preloads the first photo of a page of posts: the largest contentful paint.
function fetchFirstPhoto({ posts = [] }) {
  const shown = posts.slice(0, 2).map((post) => post.sharedPost ?? post)
  const firstWithPhoto = shown.find(({ files }) => files[0]?.type === 'PHOTO')
  if (!firstWithPhoto) return
  const { srcset, sizes } = JSON.parse(html.dataset.photos)
  const image = new Image()
  image.fetchPriority = 'high'
  image.sizes = sizes[Math.min(firstWithPhoto.files.length, 2) - 1]
  image.srcset = srcset.replaceAll('{image}', firstWithPhoto.files[0].url)
}

// Before hydration no handler stops a form's submit, which would reload the page and lose what was typed.
addEventListener('submit', (event) => {
  if (event.target.method === 'post') event.preventDefault()
})

// Pages with deferred scripts load them after the first paint.
addEventListener('load', () =>
  new PerformanceObserver((_, painted) => {
    painted.disconnect()
    fetchScripts()
  }).observe({ type: 'paint', buffered: true }),
)

function fetchScripts() {
  const scripts = html.dataset.scripts?.split(' ') ?? []
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  if (scripts[0])
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: scripts[0] }))
}
