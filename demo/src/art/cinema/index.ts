import { city } from './city.ts'
import { dunes } from './dunes.ts'
import { hall } from './hall.ts'
import { ranges } from './ranges.ts'
import { reel } from './reel.ts'
import { road } from './road.ts'
import { shoot } from './shoot.ts'
import { shore } from './shore.ts'
import { threshold } from './threshold.ts'

export const cinema = [dunes, shoot, shore, city, hall, ranges, threshold, reel, road]
