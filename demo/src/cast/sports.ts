import { diego } from './sports/diego.ts'
import { kofi } from './sports/kofi.ts'
import { marisol } from './sports/marisol.ts'
import { nerea } from './sports/nerea.ts'
import { tomas } from './sports/tomas.ts'
import { valentina } from './sports/valentina.ts'
import { yuliana } from './sports/yuliana.ts'
import type { Talent } from './types.ts'

/** Sports: one file a person in `sports/`. */
export const sportsCast: Talent[] = [diego, yuliana, tomas, nerea, kofi, valentina, marisol]
