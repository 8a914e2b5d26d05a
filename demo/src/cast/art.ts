import { azucena } from './art/azucena.ts'
import { calvin } from './art/calvin.ts'
import { eloy } from './art/eloy.ts'
import { hannah } from './art/hannah.ts'
import { itzel } from './art/itzel.ts'
import { jacinta } from './art/jacinta.ts'
import { june } from './art/june.ts'
import { lucho } from './art/lucho.ts'
import { martina } from './art/martina.ts'
import { oscar } from './art/oscar.ts'
import { ramiro } from './art/ramiro.ts'
import { regina } from './art/regina.ts'
import { rodrigo } from './art/rodrigo.ts'
import { wara } from './art/wara.ts'
import type { Talent } from './types.ts'

/** Art: one file a person in `art/`. */
export const artCast: Talent[] = [
  lucho,
  martina,
  itzel,
  oscar,
  hannah,
  wara,
  regina,
  eloy,
  jacinta,
  rodrigo,
  azucena,
  ramiro,
  june,
  calvin,
]
