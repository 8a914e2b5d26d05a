import { carmen } from './cooking/carmen.ts'
import { fabiola } from './cooking/fabiola.ts'
import { goyo } from './cooking/goyo.ts'
import { iker } from './cooking/iker.ts'
import { lupe } from './cooking/lupe.ts'
import { martin } from './cooking/martin.ts'
import { noa } from './cooking/noa.ts'
import { rosa } from './cooking/rosa.ts'
import { sam } from './cooking/sam.ts'
import { tono } from './cooking/tono.ts'
import { yara } from './cooking/yara.ts'
import type { Talent } from './types.ts'

export const cookingCast: Talent[] = [rosa, iker, lupe, martin, fabiola, sam, carmen, tono, noa, yara, goyo]
