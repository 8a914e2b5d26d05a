import { amara } from './music/amara.ts'
import { ana } from './music/ana.ts'
import { bruno } from './music/bruno.ts'
import { camilo } from './music/camilo.ts'
import { facundo } from './music/facundo.ts'
import { ines } from './music/ines.ts'
import { jade } from './music/jade.ts'
import { lia } from './music/lia.ts'
import { nayeli } from './music/nayeli.ts'
import { ruben } from './music/ruben.ts'
import type { Talent } from './types.ts'

/** Music and dance: one file a person in `music/`. */
export const musicCast: Talent[] = [ana, amara, ruben, lia, camilo, jade, facundo, nayeli, bruno, ines]
