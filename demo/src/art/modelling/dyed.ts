import { mix } from '../kit/colour.ts'
import { type Stage } from '../kit/stage.ts'

export const dyed = ({ c, random, tinted }: Stage) =>
  tinted
    ? c.accent
    : random.pick([c.mid, c.accent, c.second, c.deep, mix(c.accent, c.mid, 0.5), mix(c.light, c.mid, 0.3)])
