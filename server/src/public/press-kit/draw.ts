/** Draws the press kit of an account with what was chosen for it. */
import type { Language } from '@brilla/contract/platform/errors'
import type { PressKitFormat, PressKitPart } from '@brilla/contract/public/press-kit-choices'
import { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { createPressKit } from '../../media/index.ts'
import { presentPressKit } from './press-kit.present.ts'
import type { PressKitRow, WorkRow } from './press-kit.store.ts'
import { texts } from './press-kit.texts.ts'

interface Order {
  row: PressKitRow
  works: readonly WorkRow[]
  parts: ReadonlySet<PressKitPart>
  format: PressKitFormat
  language: Language
}

export async function drawPressKit(context: Context, { row, works, ...order }: Order) {
  const { clock, config } = context
  const content = presentPressKit(row, works, { ...order, today: clock.now(), origin: config.PUBLIC_URL })
  const bytes = await createPressKit(context, content)
  return {
    filename: `${row.profile_url}-${texts[order.language].filename}.pdf`,
    stream: Readable.from([bytes]),
  }
}
