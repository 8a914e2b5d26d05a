import { adaeze } from './science/adaeze.ts'
import { carla } from './science/carla.ts'
import { dani } from './science/dani.ts'
import { mei } from './science/mei.ts'
import { nico } from './science/nico.ts'
import { pablo } from './science/pablo.ts'
import { rocio } from './science/rocio.ts'
import type { Talent } from './types.ts'

export const scienceCast: Talent[] = [carla, pablo, adaeze, rocio, nico, dani, mei]
