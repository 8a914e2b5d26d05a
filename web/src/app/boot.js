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
  const { preload, preloadAgencia = preload, memberScripts, guestFonts } = html.dataset
  if (token && memberScripts) {
    html.dataset.member = ''
    if (!localStorage.getItem('fonts')) html.dataset.fonts = 'later'
    preloadScripts(memberScripts)
    // Not before the document is complete, like any other script of type module.
    addEventListener('DOMContentLoaded', () => runScripts(memberScripts))
  } else if (guestFonts) preloadFonts(guestFonts)
  const addresses =
    token && !location.search && { talento: preload, agencia: preloadAgencia }[readType(token)]
  if (addresses) {
    const responses = {}
    window.preloads = { token, responses }
    const parts = location.pathname.split('/')
    for (const [index, template] of addresses.split(' ').entries()) {
      const [, part] = /\{(\d)\}/.exec(template) ?? []
      // `/profile/` has no profile to request.
      if (part && !parts[part]) continue
      const address = template.replace(/\{\d\}/, parts[part])
      responses[address] = fetch(address, {
        headers: { 'x-access-token': token, 'accept-language': html.lang },
        // Read completely even if no page uses it, as an agency's page does not use posts.
      }).then(async (response) => {
        const text = await response.text()
        try {
          if (response.ok && index === 0) fetchFirstImage(JSON.parse(text))
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

// The account's type; none for those who would be refused: without a type, and suspended.
function readType(token) {
  const payload = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')
  const { profileType, suspended } = JSON.parse(atob(payload))
  return suspended ? undefined : profileType
}

// Preloads the largest image of the first screen, of the kind that the page declares, with the page's first response.
function fetchFirstImage(response) {
  if (!html.dataset.firstImage) return
  const { kind, srcset, sizes } = JSON.parse(html.dataset.firstImage)
  const found = { photo: findPhoto, cover: findCover, card: findCardCover }[kind](response)
  if (!found?.name) return
  const image = new Image()
  image.fetchPriority = 'high'
  image.sizes = sizes[found.row ?? 0] ?? ''
  image.srcset = srcset.replaceAll('{image}', found.name)
}

// A photo of the first two posts, or of the only one, with the index of the sizes for its row.
function findPhoto(response) {
  const { posts = [response] } = response
  const shown = posts.slice(0, 2).map((post) => post.sharedPost ?? post)
  const firstWithPhoto = shown.find(({ files }) => files[0]?.type === 'PHOTO')
  return (
    firstWithPhoto && { name: firstWithPhoto.files[0].url, row: Math.min(firstWithPhoto.files.length, 2) - 1 }
  )
}

function findCover({ user }) {
  return { name: user.coverImage }
}

function findCardCover({ rows }) {
  return { name: rows[0]?.coverImage }
}

// Before hydration a button has no handler. The last one pressed is marked as such, and pressed again once the page works
// (`lib/early-press.ts`); a submit would meanwhile reload the page and lose what was typed.
addEventListener('click', ({ target }) => {
  const button = target.closest('button')
  if (!button || window.earlyPress === null) return
  window.earlyPress?.removeAttribute('data-pressed')
  button.dataset.pressed = ''
  window.earlyPress = button
})
addEventListener('submit', (event) => {
  if (event.target.method === 'post') event.preventDefault()
})

// Pages with deferred scripts load them after the first paint.
addEventListener('load', () =>
  new PerformanceObserver((_, painted) => {
    painted.disconnect()
    const { scripts } = html.dataset
    if (!scripts) return
    preloadScripts(scripts)
    runScripts(scripts)
  }).observe({ type: 'paint', buffered: true }),
)

function preloadScripts(scripts) {
  for (const href of scripts.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

function preloadFonts(fonts) {
  const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' }
  for (const href of fonts.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { ...attributes, href }))
}

// The first is the entry, which imports the others.
function runScripts(scripts) {
  const [src] = scripts.split(' ')
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
}
