import { darker, mix } from '../kit/color.ts'
import type { DrawingContext } from '../kit/motif.ts'

export const getLeathers = (c: DrawingContext['scheme']) => [
  c.accent,
  c.second,
  c.mid,
  c.deep,
  darker(c.accent, 0.35),
  mix(c.mid, c.light, 0.6),
  mix(c.second, c.light, 0.35),
  darker(c.mid, 0.3),
]
