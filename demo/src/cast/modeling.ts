import { alba } from './modeling/alba.ts'
import { bea } from './modeling/bea.ts'
import { hector } from './modeling/hector.ts'
import { kiara } from './modeling/kiara.ts'
import { luciana } from './modeling/luciana.ts'
import { mateo } from './modeling/mateo.ts'
import { naomi } from './modeling/naomi.ts'
import { sofia } from './modeling/sofia.ts'
import { thiago } from './modeling/thiago.ts'
import { zoe } from './modeling/zoe.ts'
import type { Talent } from './types.ts'

export const modelingCast: Talent[] = [zoe, alba, mateo, luciana, thiago, kiara, bea, hector, naomi, sofia]
