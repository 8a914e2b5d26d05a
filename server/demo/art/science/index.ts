import { cells, circuit, flasks, helix } from './lab.ts'
import { orbits, rocket, web } from './space.ts'

export const science = [orbits, circuit, helix, rocket, cells, web, flasks]
