import { andrea } from './literature/andrea.ts'
import { emilio } from './literature/emilio.ts'
import { harper } from './literature/harper.ts'
import { isela } from './literature/isela.ts'
import { julia } from './literature/julia.ts'
import { lautaro } from './literature/lautaro.ts'
import { soledad } from './literature/soledad.ts'
import { theo } from './literature/theo.ts'
import { tonatiuh } from './literature/tonatiuh.ts'
import { ximena } from './literature/ximena.ts'
import type { Talent } from './types.ts'

export const literatureCast: Talent[] = [
  julia,
  emilio,
  soledad,
  andrea,
  theo,
  ximena,
  lautaro,
  isela,
  tonatiuh,
  harper,
]
