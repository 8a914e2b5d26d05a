import { abril } from './music/abril.ts'
import { amara } from './music/amara.ts'
import { ana } from './music/ana.ts'
import { bruno } from './music/bruno.ts'
import { camilo } from './music/camilo.ts'
import { consuelo } from './music/consuelo.ts'
import { damian } from './music/damian.ts'
import { darnell } from './music/darnell.ts'
import { eleanor } from './music/eleanor.ts'
import { facundo } from './music/facundo.ts'
import { ines } from './music/ines.ts'
import { jade } from './music/jade.ts'
import { lia } from './music/lia.ts'
import { marifer } from './music/marifer.ts'
import { nayeli } from './music/nayeli.ts'
import { poncho } from './music/poncho.ts'
import { ruben } from './music/ruben.ts'
import { xochitl } from './music/xochitl.ts'
import type { Talent } from './types.ts'

/** Music and dance: one file a person in `music/`. */
export const musicCast: Talent[] = [
  ana,
  amara,
  ruben,
  lia,
  camilo,
  jade,
  facundo,
  nayeli,
  bruno,
  ines,
  marifer,
  poncho,
  xochitl,
  abril,
  damian,
  consuelo,
  eleanor,
  darnell,
]
