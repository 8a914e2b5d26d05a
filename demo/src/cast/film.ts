import { bernardo } from './film/bernardo.ts'
import { elias } from './film/elias.ts'
import { gonzalo } from './film/gonzalo.ts'
import { imani } from './film/imani.ts'
import { ivan } from './film/ivan.ts'
import { lizbeth } from './film/lizbeth.ts'
import { memo } from './film/memo.ts'
import { paula } from './film/paula.ts'
import { renata } from './film/renata.ts'
import { saoirse } from './film/saoirse.ts'
import type { Talent } from './types.ts'

/** Cinematography: one file a person in `film/`. */
export const filmCast: Talent[] = [
  gonzalo,
  paula,
  ivan,
  saoirse,
  renata,
  elias,
  bernardo,
  lizbeth,
  memo,
  imani,
]
