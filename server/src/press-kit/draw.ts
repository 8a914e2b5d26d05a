/** Draws the press kit of an account with what was chosen for it. */
import { Readable } from 'node:stream'
import type { Context } from '../context.ts'
import { createPressKit } from '../media/index.ts'
import { type Order as Presented, presentPressKit } from './press-kit.present.ts'
import type { PressKitRow, WorkRow } from './press-kit.store.ts'
import { texts } from './press-kit.texts.ts'

interface Order extends Omit<Presented, 'today' | 'origin'> {
  row: PressKitRow
  works: readonly WorkRow[]
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
