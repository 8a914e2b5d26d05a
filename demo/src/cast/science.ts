import { adaeze } from './science/adaeze.ts'
import { aurelio } from './science/aurelio.ts'
import { carla } from './science/carla.ts'
import { dani } from './science/dani.ts'
import { mei } from './science/mei.ts'
import { nico } from './science/nico.ts'
import { owen } from './science/owen.ts'
import { pablo } from './science/pablo.ts'
import { perla } from './science/perla.ts'
import { rocio } from './science/rocio.ts'
import type { Talent } from './types.ts'

export const scienceCast: Talent[] = [carla, pablo, adaeze, rocio, nico, dani, mei, perla, aurelio, owen]
