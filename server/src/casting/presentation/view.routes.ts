/** Presentations for their viewers, who have no account. */
import { isMinor } from '@brilla/contract/accounts/age'
import type { presentationContract } from '@brilla/contract/casting/presentation'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isFirstOpening } from '../../platform/http/first-opening.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import { identifyViewer, linkUse, openPresentation } from './access.ts'
import { presentShownPerson } from './presentation.present.ts'
import * as store from './view.store.ts'

type ViewRoutes = Pick<typeof presentationContract, 'viewPresentation' | 'votePresentation'>

export function viewRoutes(context: Context): Handlers<ViewRoutes> {
  const { clock, db } = context

  /** Who is shown now: of minors nobody, because no guardian has agreed to it (P-presentations-3). */
  async function findShownAdults(presentationId: string) {
    const now = clock.now()
    return (await store.findShown(db, presentationId)).filter(({ birthdate }) => !isMinor(now, birthdate))
  }

  return {
    async viewPresentation({ caller, params: { token }, headers, language, clientNetwork, userAgent }) {
      const pin = headers['x-pin']
      const code = headers['x-viewer-id']
      const open = await openPresentation(context, { token, pin, clientNetwork })
      const now = clock.now()
      if (caller?.accountId !== open.agency_id) {
        const link = { use: linkUse, id: open.id }
        const isCounted = await isFirstOpening(context, link, { clientNetwork, userAgent })
        await store.addOpening(db, open.id, { now, isCounted })
      }
      const shown = await findShownAdults(open.id)
      const works = await store.findShownWorks(
        db,
        shown.map(({ account_id }) => account_id),
      )
      const viewer = code ? await store.findViewer(db, open.id, identifyViewer(code, '')) : undefined
      const reader = { agencyId: open.agency_id, language, today: now }
      return {
        title: open.title,
        agency: { fullname: open.agency_name, image: open.agency_image, verified: open.agency_verified },
        expiresAt: open.expires_at.toISOString(),
        viewer: viewer?.name ?? null,
        people: shown.map((row) => presentShownPerson(row, works, viewer?.votes.get(row.id), reader)),
      }
    },
    async votePresentation({ params: { token }, headers, body, clientNetwork }) {
      const open = await openPresentation(context, { token, pin: headers['x-pin'], clientNetwork })
      const shown = await findShownAdults(open.id)
      const person = shown.find(({ id }) => id === body.subjectId) ?? throwProblem('not_found')
      await db.transaction().execute(async (trx) => {
        if (!(await store.lockForVote(trx, open.id, person.id))) throwProblem('not_found')
        const viewerId = await store.saveViewer(trx, clock, {
          presentationId: open.id,
          browser: identifyViewer(headers['x-viewer-id'], body.viewer),
          name: body.viewer,
        })
        if (viewerId === undefined) throwProblem('too_many_viewers')
        const { vote, comment } = body
        await store.saveVote(trx, { personId: person.id, viewerId, vote, comment, now: clock.now() })
      })
      return undefined
    },
  }
}
