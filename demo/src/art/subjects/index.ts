import { bandoneon } from './bandoneon.ts'
import { bicycle } from './bicycle.ts'
import { blueprint } from './blueprint.ts'
import { botanicalPlate } from './botanical-plate.ts'
import { bowls } from './bowls.ts'
import { boxDrums, boxes } from './boxes.ts'
import { comicPage } from './comic-page.ts'
import { curtain } from './curtain.ts'
import { failedPrint } from './failed-print.ts'
import { dish } from './dish.ts'
import { griddle } from './griddle.ts'
import { pie } from './pie.ts'
import { guitar } from './guitar.ts'
import { jacket } from './jacket.ts'
import { kiln } from './kiln.ts'
import { meadowRabbit } from './meadow-rabbit.ts'
import { metalGrains } from './metal-grains.ts'
import { microphone } from './microphone.ts'
import { mushrooms } from './mushrooms.ts'
import { pencils } from './pencils.ts'
import { posterPrint } from './poster-print.ts'
import { robot } from './robot.ts'
import { skateRamp } from './skate-ramp.ts'
import { typeCase } from './type-case.ts'
import { weaving } from './weaving.ts'

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
