import { brand } from '@brilla/contract/platform/brand'
import { publicUrlPlaceholder as origin } from '@brilla/contract/media/documents'
import { languages, openGraphLocales, type Language } from '../src/lib/language.ts'
import type { PrerenderedPage } from '../src/app/entry.prerender.tsx'

/**
 * The tags of a public page for search engines and for other sites that show a link to it (P-pages-15, P-pages-18); the
 * picture is that of `node scripts/brilla.mjs share-pictures`.
 */
export function writeShareTags(
  { path, title, description }: Pick<PrerenderedPage, 'path' | 'title' | 'description'>,
  language: Language,
  escape: (text: string) => string,
): string {
  const address = `${origin}${path}`
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': description,
    // Without the language, a site that shows the link would read the page in its own.
    'og:url': `${address}?lang=${language}`,
    'og:locale': openGraphLocales[language],
    'og:image': `${origin}/share.${language}.jpg`,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  return [
    ...languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${address}?lang=${one}">`),
    `<link rel="alternate" hreflang="x-default" href="${address}">`,
    ...Object.entries(properties)
      .filter(([, content]) => content !== '')
      .map(([property, content]) => `<meta property="${property}" content="${escape(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}
