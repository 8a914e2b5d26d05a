import { hannah } from './art/hannah.ts'
import { itzel } from './art/itzel.ts'
import { lucho } from './art/lucho.ts'
import { martina } from './art/martina.ts'
import { oscar } from './art/oscar.ts'
import { wara } from './art/wara.ts'
import type { Talent } from './types.ts'

/** Art: one file a person in `art/`. */
export const artCast: Talent[] = [lucho, martina, itzel, oscar, hannah, wara]
