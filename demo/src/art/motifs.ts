import type { CategoryId } from '../category.ts'
import { arts } from './arts/index.ts'
import { cinema } from './cinema/index.ts'
import { cooking } from './cooking/index.ts'
import type { Motif } from './kit/motif.ts'
import { literature } from './literature/index.ts'
import { modeling } from './modeling/index.ts'
import { music } from './music/index.ts'
import { science } from './science/index.ts'
import { sports } from './sports/index.ts'

/** What each category's pictures can show. */
export const motifs: Record<CategoryId, readonly Motif[]> = {
  1: sports,
  2: music,
  3: arts,
  4: cinema,
  5: modeling,
  6: literature,
  7: science,
  8: cooking,
}
