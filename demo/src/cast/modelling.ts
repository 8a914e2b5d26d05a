import { alba } from './modelling/alba.ts'
import { bea } from './modelling/bea.ts'
import { kiara } from './modelling/kiara.ts'
import { luciana } from './modelling/luciana.ts'
import { mateo } from './modelling/mateo.ts'
import { thiago } from './modelling/thiago.ts'
import { zoe } from './modelling/zoe.ts'
import type { Talent } from './types.ts'

export const modellingCast: Talent[] = [zoe, alba, mateo, luciana, thiago, kiara, bea]
