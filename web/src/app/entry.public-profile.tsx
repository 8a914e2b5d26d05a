/** Renders previews of profiles in the server (P-profiles-16); built into `build/render/`. */
import { pictureSize } from '@brilla/contract/media/picture-paths'
import type { PublicPreview } from '@brilla/contract/public/public-preview'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nProvider } from '../lib/translation.tsx'
import { StaticRouter } from 'react-router'
import { brand } from '../lib/brand.ts'
import commonEn from '../lib/common.en.json'
import commonEs from '../lib/common.es.json'
import type { I18n, Texts } from '../lib/create-texts.ts'
import { createTranslator } from '../lib/i18n.ts'
import { languages, openGraphLocales, type Language } from '../lib/language.ts'
import { pageTitle } from '../lib/page-title.ts'
import publicProfileEn from '../features/public/public-preview/publicProfile.en.json'
import publicProfileEs from '../features/public/public-preview/publicProfile.es.json'
import { PublicProfile } from './public-profile/PublicProfile.tsx'

const files = {
  'common.es': async () => commonEs,
  'common.en': async () => commonEn,
  'publicProfile.es': async () => publicProfileEs,
  'publicProfile.en': async () => publicProfileEn,
}

async function loadTexts(language: Language): Promise<Texts> {
  const translator = await createTranslator(files, language)
  await translator.load(['publicProfile'])
  return translator.texts
}

const loaded = { es: loadTexts('es'), en: loadTexts('en') }

interface Options {
  language: Language
  /** Whether the address names the language (P-pages-15). */
  isLanguageNamed: boolean
  /** The public address of the site, such as `https://brilla.example`. */
  origin: string
}

/** The head and the body of the preview's document, as HTML. */
export async function renderPreview(
  preview: PublicPreview,
  options: Options,
): Promise<{ head: string; body: string }> {
  const texts = await loaded[options.language]
  return {
    head: renderToStaticMarkup(<Head {...{ preview, ...options }} i18n={texts.current()} />),
    body: renderToStaticMarkup(
      <I18nProvider texts={texts}>
        <StaticRouter location={`/profile/${preview.profileUrl}`}>
          <PublicProfile preview={preview} />
        </StaticRouter>
      </I18nProvider>,
    ),
  }
}

function Head({
  preview,
  language,
  isLanguageNamed,
  origin,
  i18n,
}: Options & { preview: PublicPreview; i18n: I18n }) {
  const { name, biography } = preview
  const t = i18n.getT('publicProfile')
  const address = new URL(`/profile/${preview.profileUrl}`, origin).href
  const canonical = isLanguageNamed ? `${address}?lang=${language}` : address
  const title = pageTitle(name)
  const description = biography.replace(/\s+/gu, ' ') || t('description', { name })
  const properties = {
    'og:type': 'profile',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:locale': openGraphLocales[language],
    'og:image': new URL(preview.picture, origin).href,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': t('picture', { name }),
  }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!preview.isIndexable && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={`${address}?lang=${one}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
