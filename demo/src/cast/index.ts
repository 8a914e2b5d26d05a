import { artCast } from './art.ts'
import { cookingCast } from './cooking.ts'
import { filmCast } from './film.ts'
import { literatureCast } from './literature.ts'
import { modelingCast } from './modeling.ts'
import { musicCast } from './music.ts'
import { scienceCast } from './science.ts'
import { sportsCast } from './sports.ts'
import type { Talent } from './types.ts'

export { agencies } from './agencies.ts'

/** All talents of the demonstration data, in the order of the categories on the wire. */
export const talents: Talent[] = [
  ...sportsCast,
  ...musicCast,
  ...artCast,
  ...filmCast,
  ...modelingCast,
  ...literatureCast,
  ...scienceCast,
  ...cookingCast,
]
