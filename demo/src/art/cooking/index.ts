import { cake } from './cake.ts'
import { feast } from './feast.ts'
import { flame } from './flame.ts'
import { loaf } from './loaf.ts'
import { market } from './market.ts'
import { pan } from './pan.ts'
import { plate } from './plate.ts'

export const cooking = [plate, market, flame, cake, pan, loaf, feast]
