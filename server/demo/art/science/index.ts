import { cells, circuit, flasks, helix } from './lab.ts'
import { gears, nebula, spectrum } from './sky.ts'
import { orbits, rocket, web } from './space.ts'

export const science = [orbits, circuit, nebula, helix, gears, rocket, cells, spectrum, web, flasks]
