/** The document of an error, for people who open an address; complete by itself, since nothing else may work (P-pages-25). */
import { brand } from '@brilla/contract/platform/brand'
import type { Language } from '@brilla/contract/platform/errors'
import { apiPath } from '@brilla/contract/platform/route-url'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a browser opens the address as a page: browsers say so, and old ones only what they accept. What scripts and other
 * clients request gets a problem document.
 */
export function isPageRequest({ headers, url, method }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'POST') return false
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined) return destination === 'document'
  return method === 'GET' && !url.startsWith(apiPath) && /\btext\/html\b/.test(headers.accept ?? '')
}

const texts = {
  es: {
    missing: 'No encontramos esta página',
    missingText: 'La dirección no existe o la página se eliminó.',
    failed: 'Algo salió mal',
    retry: 'Reintentar',
    home: 'Ir al inicio',
    contact: (address: string) => `Si el problema continúa, escríbenos a ${address}.`,
  },
  en: {
    missing: 'Page not found',
    missingText: "This address doesn't exist, or the page was removed.",
    failed: 'Something went wrong',
    retry: 'Try again',
    home: 'Go to the home page',
    contact: (address: string) => `If the problem continues, write to us at ${address}.`,
  },
} satisfies Record<Language, object>

/** `text` says what happened, in the language. */
export function renderErrorPage({
  status,
  text,
  language,
}: {
  status: number
  text: string
  language: Language
}): string {
  const t = texts[language]
  const isMissing = status === 404
  const title = isMissing ? t.missing : t.failed
  const mail = `<a href="mailto:${brand.contact}">${brand.contact}</a>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${brand.name}</title>
<style>${style}</style>
</head>
<body>
<header><a href="/">${brand.name}</a></header>
<main>
<h1>${title}</h1>
<p>${escapeHtml(isMissing ? t.missingText : text)}</p>
<p class="ways">${isMissing ? '' : `<a class="main" href="">${t.retry}</a> `}<a${isMissing ? ' class="main"' : ''} href="/">${t.home}</a></p>
${isMissing ? '' : `<p>${t.contact(mail)}</p>`}
</main>
</body>
</html>
`
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The colors of web/src/ui/tokens.css, for all browsers. */
const style = `
body{margin:0;background:#faf7f2;color:#1c1814;font:17px/1.5 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-width:36rem;margin:0 auto;padding:16px}
header a{display:inline-block;padding:8px 0;font-size:28px;font-weight:800;color:inherit;text-decoration:none}
header a:before{content:"";display:inline-block;width:14px;height:14px;margin-right:8px;border-radius:50%;background:#ff5a36}
main{padding-top:8vh}
h1{margin:0;font-size:34px;line-height:1.15}
p{margin:16px 0;color:#6b6259}
p a{color:inherit}
.ways{margin:28px 0}
.ways a{display:inline-block;margin:0 8px 8px 0;padding:10px 22px;border:1px solid #8f8579;border-radius:24px;color:#1c1814;font-weight:600;text-decoration:none}
.ways .main{border-color:#c2380c;background:#c2380c;color:#fff}
@media (prefers-color-scheme:dark){
body{background:#12100e;color:#f4eee6}
p{color:#a89e93}
.ways a{border-color:#7a6f64;color:#f4eee6}
.ways .main{border-color:#ff7a45;background:#ff7a45;color:#12100e}
}
`
