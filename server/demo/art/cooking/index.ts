import { cake, flame, loaf, market } from './kitchen.ts'
import { feast, pan, plate } from './table.ts'

export const cooking = [plate, market, flame, cake, pan, loaf, feast]
