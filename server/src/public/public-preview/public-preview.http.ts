/** What guests get of a profile without the API: its document and its Open Graph image (P-profiles-16). */
import { isMinor } from '@brilla/contract/accounts/age'
import type { Language } from '@brilla/contract/platform/errors'
import { rateLimits } from '@brilla/contract/platform/limits'
import { picturePath } from '@brilla/contract/media/picture-paths'
import type { PublicPreview } from '@brilla/contract/public/public-preview'
import { isStorable } from '@brilla/contract/platform/text'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { getPicture as drawPicture } from '../../media/index.ts'
import type { DocumentRenderer, RenderPreview } from '../../platform/http/pages.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { getPicture, getPictureVersion, presentPreview } from './public-preview.present.ts'
import { findPreview } from './public-preview.store.ts'

/** Short, because a preview that is switched off has to disappear (P-profiles-22). */
const cacheControl = 'public, max-age=60'

/** Null for every profile that guests may not see, whatever the reason, and for unknown ones. */
export async function readPreview(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  reference: string,
  language: Language,
): Promise<PublicPreview | null> {
  const now = clock.now()
  const row = isStorable(reference) ? await findPreview(db, reference) : undefined
  return row && !isMinor(now, row.birthdate) ? presentPreview(row, now, language) : null
}

/** Renders the document of a profile with its preview. */
export function createProfileRenderer(context: Context, render: RenderPreview): DocumentRenderer {
  return async (params, { template, ...page }) => {
    const preview = await readPreview(context, params.id ?? '', page.language)
    if (!preview) return null
    const { head, body } = await render(preview, { ...page, origin: context.config.PUBLIC_URL })
    const html = template
      .replace('<!--preview-head-->', () => head)
      .replace('<!--preview-body-->', () => body)
    return { html, cacheControl }
  }
}

export function mountPublicPreview(app: FastifyInstance, context: Context): void {
  const path = decodeURIComponent(picturePath(':profile'))
  app.get<{ Params: { profile: string } }>(
    path,
    { config: { content: 'resource' } },
    async (request, reply) => {
      const preview = await readPreview(context, request.params.profile, 'es')
      if (!preview) throwProblem('not_found')
      const picture = getPicture(preview)
      const version = getPictureVersion(picture)
      const etag = `"${version}"`
      reply.headers({ 'cache-control': cacheControl, etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const order = { name: picture.name, place: picture.city ?? '', photo: picture.photo, version }
      const bytes = await drawPicture(context, order, () =>
        context.rateLimiter.take(rateLimits.picture, request.ip),
      )
      return reply.type('image/jpeg').send(bytes)
    },
  )
}
