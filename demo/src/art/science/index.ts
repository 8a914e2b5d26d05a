import { cells } from './cells.ts'
import { circuit } from './circuit.ts'
import { flasks } from './flasks.ts'
import { gears } from './gears.ts'
import { helix } from './helix.ts'
import { nebula } from './nebula.ts'
import { orbits } from './orbits.ts'
import { rocket } from './rocket.ts'
import { spectrum } from './spectrum.ts'
import { web } from './web.ts'

export const science = [orbits, circuit, nebula, helix, gears, rocket, cells, spectrum, web, flasks]
