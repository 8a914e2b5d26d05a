/** Files for search engines: the sitemap, and robots.txt with its address. */
import type { Language } from '@brilla/contract/platform/errors'
import type { FastifyInstance } from 'fastify'

const languages: readonly Language[] = ['es', 'en']
const cacheControl = 'public, max-age=3600'

/** `indexable` holds the paths of the public pages, whose address without `lang` is in the reader's language. */
export function mountSitemap(
  app: FastifyInstance,
  { indexable, robots, publicUrl }: { indexable: readonly string[]; robots: string; publicUrl: string },
): void {
  const sitemap = writeSitemap(indexable.map((path) => new URL(path, publicUrl).href))
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl).send(sitemap),
  )
  const rules = `${robots}Sitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl).send(rules),
  )
}

/** Lists each page once in each language, with links to the others (P-pages-15). */
function writeSitemap(addresses: readonly string[]): string {
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  const entries = addresses.flatMap((address) => {
    const alternates = [
      ...languages.map((language) => link(language, `${address}?lang=${language}`)),
      link('x-default', address),
    ].join('')
    return languages.map((language) => `<url><loc>${address}?lang=${language}</loc>${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}
