import { editorial } from './editorial.ts'
import { folds } from './folds.ts'
import { gathers } from './gathers.ts'
import { layers } from './layers.ts'
import { rack } from './rack.ts'
import { runway } from './runway.ts'
import { sweep } from './sweep.ts'
import { threshold } from '../cinema/threshold.ts'

export const modeling = [folds, editorial, runway, layers, sweep, rack, gathers, threshold]
