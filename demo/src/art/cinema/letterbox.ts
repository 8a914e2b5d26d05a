import { rect } from '../kit/shapes.ts'
import type { DrawingContext } from '../kit/motif.ts'

/** The black bars of the wide screen. */
export function letterbox({ canvas, w, h }: DrawingContext): void {
  const bar = Math.max(0, Math.min(h * 0.11, (h - w / 2.1) / 2))
  canvas.add(rect(0, 0, w, bar, '#060506'), rect(0, h - bar, w, bar, '#060506'))
}
