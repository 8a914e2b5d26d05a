import type { translationContract } from '@brilla/contract/content/translation'
import type { Handlers, Member } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { ProblemError, throwProblem } from '../../platform/http/problem.ts'
import { findComment, findVisiblePost } from '../post/index.ts'
import { findVisibleAccount } from '../../accounts/visibility/index.ts'
import { createProvider } from './provider.ts'
import { translateText } from './translation.rules.ts'
import { findText, saveTranslation, type Subject } from './translation.store.ts'

/** Seconds after which a client may ask a provider again that has failed. */
const retryAfter = 30

export function translationRoutes(context: Context): Handlers<typeof translationContract> {
  const { clock, config, db } = context
  const provider =
    config.TRANSLATE_URL === undefined
      ? undefined
      : createProvider(config.TRANSLATE_URL, config.TRANSLATE_API_KEY)
  /** Those that wait for the provider, so that several people who ask at once cost one request. */
  const pending = new Map<string, Promise<string>>()

  async function findSubject(
    caller: Member,
    {
      userId,
      postId,
      commentId,
    }: { userId?: string | undefined; postId?: string | undefined; commentId?: string | undefined },
  ): Promise<Subject | undefined> {
    if (postId !== undefined)
      return (await findVisiblePost(db, caller, postId)) && { table: 'post', id: postId }
    if (commentId !== undefined) {
      const comment = isId(commentId) ? await findComment(db, caller, commentId) : undefined
      return comment?.post_author_id ? { table: 'comment', id: commentId } : undefined
    }
    const account = userId === undefined ? undefined : await findVisibleAccount(db, caller, userId)
    return account && { table: 'account', id: account.id }
  }

  /** Asks the provider, and stores what it returns. */
  async function translateAndSave(
    subject: Subject,
    original: { text: string; from: string },
    language: string,
  ): Promise<string> {
    // Another request may have stored it after this one has looked for it.
    const stored = await findText(db, subject, language)
    if (stored?.text === original.text && stored.translated !== null) return stored.translated
    const text = await translateText(original.text, async (texts) => {
      try {
        return (await provider?.translate(texts, original.from, language)) ?? throwProblem('not_found')
      } catch (error) {
        if (error instanceof ProblemError) throw error
        throw new ProblemError('translation_unavailable', { retryAfter, cause: error, isExternal: true })
      }
    })
    const saved = { original: original.text, language, text, now: clock.now() }
    if (!(await saveTranslation(db, subject, saved))) throwProblem('not_found')
    return text
  }

  return {
    async translate({ caller, body: { language, ...ids } }) {
      if (!provider) throwProblem('not_found')
      const subject = (await findSubject(caller, ids)) ?? throwProblem('not_found')
      const found = (await findText(db, subject, language)) ?? throwProblem('not_found')
      const from = found.language
      if (!from || from === language) throwProblem('not_translatable')
      if (found.translated !== null) return { text: found.translated, from, language }
      const key = JSON.stringify([subject, language, found.text])
      const running = pending.get(key)
      const translating =
        running ??
        translateAndSave(subject, { text: found.text, from }, language).finally(() => pending.delete(key))
      if (!running) pending.set(key, translating)
      return { text: await translating, from, language }
    },
  }
}
