import { threshold } from '../cinema/set.ts'
import { folds, rack } from './cloth.ts'
import { gathers, layers } from './drape.ts'
import { editorial, runway, sweep } from './people.ts'

export const modelling = [folds, editorial, runway, layers, sweep, rack, gathers, threshold]
