import type { Subject } from './kit/motif.ts'
import { cutouts } from './arts/cutouts.ts'
import { gallery } from './arts/gallery.ts'
import { mobile } from './arts/mobile.ts'
import { mural } from './arts/mural.ts'
import { palette } from './arts/palette.ts'
import { poster } from './arts/poster.ts'
import { pots } from './arts/pots.ts'
import { strokes } from './arts/strokes.ts'
import { city } from './cinema/city.ts'
import { dunes } from './cinema/dunes.ts'
import { hall } from './cinema/hall.ts'
import { ranges } from './cinema/ranges.ts'
import { reel } from './cinema/reel.ts'
import { road } from './cinema/road.ts'
import { shoot } from './cinema/shoot.ts'
import { shore } from './cinema/shore.ts'
import { threshold } from './cinema/threshold.ts'
import { cake } from './cooking/cake.ts'
import { feast } from './cooking/feast.ts'
import { flame } from './cooking/flame.ts'
import { loaf } from './cooking/loaf.ts'
import { market } from './cooking/market.ts'
import { pan } from './cooking/pan.ts'
import { plate } from './cooking/plate.ts'
import { nook } from './literature/nook.ts'
import { openBook } from './literature/open-book.ts'
import { script } from './literature/script.ts'
import { shelf } from './literature/shelf.ts'
import { stack } from './literature/stack.ts'
import { editorial } from './modeling/editorial.ts'
import { folds } from './modeling/folds.ts'
import { gathers } from './modeling/gathers.ts'
import { layers } from './modeling/layers.ts'
import { rack } from './modeling/rack.ts'
import { runway } from './modeling/runway.ts'
import { sweep } from './modeling/sweep.ts'
import { crowd } from './music/crowd.ts'
import { drums } from './music/drums.ts'
import { duo } from './music/duo.ts'
import { keys } from './music/keys.ts'
import { solo } from './music/solo.ts'
import { strings } from './music/strings.ts'
import { vinyl } from './music/vinyl.ts'
import { whirl } from './music/whirl.ts'
import { cells } from './science/cells.ts'
import { circuit } from './science/circuit.ts'
import { flasks } from './science/flasks.ts'
import { gears } from './science/gears.ts'
import { helix } from './science/helix.ts'
import { nebula } from './science/nebula.ts'
import { orbits } from './science/orbits.ts'
import { rocket } from './science/rocket.ts'
import { spectrum } from './science/spectrum.ts'
import { web } from './science/web.ts'
import { climb } from './sports/climb.ts'
import { court } from './sports/court.ts'
import { goal } from './sports/goal.ts'
import { lanes } from './sports/lanes.ts'
import { ropes } from './sports/ropes.ts'
import { summit } from './sports/summit.ts'
import { surf } from './sports/surf.ts'
import { track } from './sports/track.ts'
import { subjects } from './subjects/index.ts'

const named = {
  ...subjects,
  cake,
  cells,
  circuit,
  city,
  climb,
  court,
  crowd,
  cutouts,
  drums,
  dunes,
  duo,
  editorial,
  feast,
  flame,
  flasks,
  folds,
  gallery,
  gathers,
  gears,
  goal,
  hall,
  helix,
  keys,
  lanes,
  layers,
  loaf,
  market,
  mobile,
  mural,
  nebula,
  nook,
  openBook,
  orbits,
  palette,
  pan,
  plate,
  poster,
  pots,
  rack,
  ranges,
  reel,
  road,
  rocket,
  ropes,
  runway,
  script,
  shelf,
  shoot,
  shore,
  solo,
  spectrum,
  stack,
  strings,
  strokes,
  summit,
  surf,
  sweep,
  threshold,
  track,
  vinyl,
  web,
  whirl,
}

/** What a photo or poster of the cast can ask for by name. */
export type SubjectName = keyof typeof named

export const namedSubjects: Record<SubjectName, Subject> = named
