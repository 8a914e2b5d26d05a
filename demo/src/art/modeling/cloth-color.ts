import { mix } from '../kit/color.ts'
import type { DrawingContext } from '../kit/motif.ts'

export const pickClothColor = ({ scheme, random, hasNamedColor }: DrawingContext) =>
  hasNamedColor
    ? scheme.accent
    : random.pick([
        scheme.mid,
        scheme.accent,
        scheme.second,
        scheme.deep,
        mix(scheme.accent, scheme.mid, 0.5),
        mix(scheme.light, scheme.mid, 0.3),
      ])
