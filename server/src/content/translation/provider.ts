/** Client of a translation provider with the interface of LibreTranslate. */
import { isStorable } from '@brilla/contract/platform/text'
import { z } from 'zod'
import { createBoundedQueue } from '../../platform/bounded-queue.ts'
import { second } from '../../platform/duration.ts'
import { readLimited } from '../../platform/http/read-limited.ts'

/** Includes the time in the queue, so that no request waits longer. */
const timeoutSeconds = 10
const maxBytes = 500_000

/** A translation that is this many times longer than its text, and more than some words, is an error of the provider. */
const growthMax = 5
const growthAllowance = 200

const response = z.object({ translatedText: z.union([z.string(), z.array(z.string())]) })

export interface TranslationProvider {
  /** Translates each of the texts; throws when the provider fails or does not answer in time. */
  translate(texts: string[], from: string, to: string): Promise<string[]>
}

export function createProvider(url: string, apiKey: string | undefined): TranslationProvider {
  const queue = createBoundedQueue({ concurrency: 8, waitingMax: 64 })

  async function request(body: object, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted()
    const reply = await fetch(`${url}/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...body, ...(apiKey !== undefined && { api_key: apiKey }) }),
      redirect: 'error',
      signal,
    })
    if (!reply.ok) {
      await reply.body?.cancel()
      throw new Error(`the provider responded with ${reply.status}`)
    }
    const bytes = await readLimited(reply, maxBytes)
    if (!bytes) throw new Error('the response of the provider is too large')
    return JSON.parse(bytes.toString('utf8'))
  }

  return {
    async translate(texts, from, to) {
      // Other programs with this interface take one text only.
      const q = texts.length === 1 ? texts[0] : texts
      const body = { q, source: from, target: to, format: 'text' }
      const signal = AbortSignal.timeout(timeoutSeconds * second)
      const { translatedText } = response.parse(await queue.run(() => request(body, signal)))
      const translated = [translatedText].flat()
      const isUsable = (text: string, index: number) =>
        isStorable(text) && text.length <= (texts[index]?.length ?? 0) * growthMax + growthAllowance
      if (translated.length !== texts.length || !translated.every(isUsable))
        throw new Error('the response of the provider cannot be used')
      return translated.map((text) => text.trim())
    },
  }
}
