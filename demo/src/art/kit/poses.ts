import type { Point } from './canvas.ts'

/** Joints in shares of the body's height, x to the right, y up from the ground. Limbs are [middle joint, end]. */
export interface Pose {
  head: Point
  neck: Point
  hip: Point
  arms: readonly [readonly [Point, Point], readonly [Point, Point]]
  legs: readonly [readonly [Point, Point], readonly [Point, Point]]
}

/** In hundredths: head, neck, hip, then elbow and hand of each arm, knee and foot of each leg. */
const definitions = {
  spire: '0 92, 0 83, 0 52, 16 94, 3 113, -16 94, -4 112, 1 27, 0 0, 19 36, 2 30',
  arabesque: '11 87, 7 79, -2 50, 24 83, 43 93, -11 76, -29 72, 1 26, 0 0, -26 56, -50 74',
  leap: '6 100, 3 92, 0 64, 18 99, 36 110, -16 92, -34 100, 25 62, 52 56, -25 62, -52 66',
  bailaora: '5 91, 0 83, -6 52, 18 95, 4 114, -22 78, -13 58, 2 27, -6 0, 10 26, 13 2',
  bend: '-20 85, -12 79, 4 52, -6 98, -25 108, -24 64, -40 56, 8 27, 2 0, 26 32, 40 6',
  lunge: '16 82, 12 74, 0 44, 27 84, 42 97, -6 68, -24 74, 22 32, 20 0, -20 22, -44 0',
  run: '13 93, 9 85, 0 53, -5 70, -20 62, 20 68, 32 80, 23 47, 17 22, -13 30, -37 24',
  shoot: '5 102, 3 93, 0 62, 14 102, 19 124, -5 106, 7 120, 10 40, 1 20, -6 36, -14 12',
  climb: '-2 88, 0 80, 2 50, 19 92, 15 113, -17 74, -30 88, 20 46, 15 24, -12 30, -9 4',
  surf: '10 76, 6 68, -8 42, 22 62, 38 68, -12 62, -33 70, 16 30, 12 0, -24 24, -20 0',
  walk: '0 93, 0 84, 1 52, 12 68, 13 49, -12 68, -12 50, 3 27, 0 0, -5 28, -7 5',
  stand: '1 93, 0 84, 2 52, 15 69, 6 54, -12 69, -14 50, 4 27, 6 0, -4 27, -5 0',
  reach: '6 93, 2 84, 0 52, 18 86, 33 100, -10 68, -7 52, 5 27, 6 0, -5 27, -7 0',
  open: '0 93, 0 84, 0 52, 20 82, 40 86, -20 82, -40 86, 6 27, 8 0, -6 27, -8 0',
  dive: '42 62, 34 58, 4 44, 50 72, 66 80, 48 60, 66 70, -20 42, -44 34, -14 30, -36 18',
}

/** The ways a body can stand, dance, run and reach. */
export type PoseName = keyof typeof definitions

/** The joints of a body in a pose. */
export function getPose(name: PoseName): Pose {
  const joint = definitions[name].split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map((value) => Number(value) / 100)
    return [x, y]
  })
  const at = (index: number) => joint[index] ?? ([0, 0] as const)
  return {
    head: at(0),
    neck: at(1),
    hip: at(2),
    arms: [
      [at(3), at(4)],
      [at(5), at(6)],
    ],
    legs: [
      [at(7), at(8)],
      [at(9), at(10)],
    ],
  }
}
