import { chava } from './sports/chava.ts'
import { citlali } from './sports/citlali.ts'
import { diego } from './sports/diego.ts'
import { fernanda } from './sports/fernanda.ts'
import { gael } from './sports/gael.ts'
import { kofi } from './sports/kofi.ts'
import { marisol } from './sports/marisol.ts'
import { marlene } from './sports/marlene.ts'
import { nerea } from './sports/nerea.ts'
import { paloma } from './sports/paloma.ts'
import { priya } from './sports/priya.ts'
import { tessa } from './sports/tessa.ts'
import { tomas } from './sports/tomas.ts'
import { ulises } from './sports/ulises.ts'
import { valentina } from './sports/valentina.ts'
import { wyatt } from './sports/wyatt.ts'
import { yuliana } from './sports/yuliana.ts'
import type { Talent } from './types.ts'

/** Sports: one file a person in `sports/`. */
export const sportsCast: Talent[] = [
  diego,
  yuliana,
  tomas,
  nerea,
  kofi,
  valentina,
  marisol,
  marlene,
  citlali,
  chava,
  fernanda,
  ulises,
  paloma,
  gael,
  wyatt,
  priya,
  tessa,
]
