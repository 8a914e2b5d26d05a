import { court, goal, lanes, ropes, track } from './ground.ts'
import { climb, summit, surf } from './outdoors.ts'

export const sports = [court, climb, track, surf, ropes, goal, lanes, summit]
