import { threshold } from '../cinema/set.ts'
import { folds, rack } from './cloth.ts'
import { editorial, runway, sweep } from './people.ts'

export const modelling = [folds, editorial, runway, sweep, rack, threshold]
