import { boxDrums, boxes } from './boxes.ts'
import { dish, griddle, pie } from './food.ts'
import { bandoneon, curtain, failedPrint, guitar, microphone } from './stage.ts'
import {
  botanicalPlate,
  bowls,
  comicPage,
  kiln,
  meadowRabbit,
  pencils,
  posterPrint,
  typeCase,
  weaving,
} from './studio.ts'
import { bicycle, blueprint, jacket, metalGrains, mushrooms, robot, skateRamp } from './things.ts'

/** Subjects that only a post of the cast asks for, by their names. */
export const subjects = {
  bandoneon,
  bicycle,
  blueprint,
  botanicalPlate,
  bowls,
  boxDrums,
  boxes,
  comicPage,
  curtain,
  dish,
  failedPrint,
  griddle,
  guitar,
  jacket,
  kiln,
  meadowRabbit,
  metalGrains,
  microphone,
  mushrooms,
  pencils,
  pie,
  posterPrint,
  robot,
  skateRamp,
  typeCase,
  weaving,
}
