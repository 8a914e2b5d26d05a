import { climb } from './climb.ts'
import { court } from './court.ts'
import { goal } from './goal.ts'
import { lanes } from './lanes.ts'
import { ropes } from './ropes.ts'
import { summit } from './summit.ts'
import { surf } from './surf.ts'
import { track } from './track.ts'

export const sports = [court, climb, track, surf, ropes, goal, lanes, summit]
