import { drums, keys, strings, vinyl } from './instruments.ts'
import { crowd, duo, solo } from './stage.ts'

export const music = [solo, strings, crowd, vinyl, duo, drums, keys]
