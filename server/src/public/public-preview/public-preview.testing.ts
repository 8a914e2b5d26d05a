/** A server of documents whose previews are the data that the web client's build would render. */
import type { PublicPreview } from '@brilla/contract/public/public-preview'
import Fastify from 'fastify'
import { type Pages, mountPages } from '../../platform/http/pages.ts'
import type { TestServer } from '../../testing.ts'
import { createProfileRenderer } from './index.ts'

const document = (text: string) => ({
  plain: Buffer.from(text),
  br: Buffer.from(text),
  gzip: Buffer.from(text),
  etag: `"${text}"`,
})

const renderPreview: Pages['renderPreview'] = async (preview, { language }) => ({
  head: language,
  body: JSON.stringify(preview),
})

/** Returns how a guest requests the document of a profile: the response, and the preview in it. */
export async function serveDocuments({ context }: Pick<TestServer, 'context'>, render = renderPreview) {
  const app = Fastify()
  const page = {
    path: '/profile/:id',
    name: 'profile',
    indexable: false,
    documents: { es: document('<html lang="es">'), en: document('<html lang="en">') },
    templates: {
      es: '<!--preview-head-->|<!--preview-body-->',
      en: '<!--preview-head-->|<!--preview-body-->',
    },
  }
  const pages = {
    client: import.meta.dirname,
    pages: [page],
    robots: '',
    inlineScripts: [],
    scripts: new Set<string>(),
    renderPreview: render,
  }
  await mountPages(app, pages, context.config.PUBLIC_URL, {
    '/profile/:id': createProfileRenderer(context, render),
  })
  return {
    close: () => app.close(),
    async open(profile: string, headers: Record<string, string> = {}) {
      const response = await app.inject({ url: `/profile/${encodeURIComponent(profile)}`, headers })
      const [head, body] = response.body.split('|')
      return {
        status: response.statusCode,
        headers: response.headers,
        text: response.body,
        head,
        preview: body === undefined ? null : (JSON.parse(body) as PublicPreview),
      }
    },
  }
}
