import { city, dunes, road } from './land.ts'
import { hall, reel, shoot, threshold } from './set.ts'

export const cinema = [dunes, shoot, city, hall, threshold, reel, road]
