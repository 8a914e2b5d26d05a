import { drums, keys, strings, vinyl } from './instruments.ts'
import { crowd, duo, solo } from './stage.ts'
import { whirl } from './whirl.ts'

export const music = [solo, strings, crowd, whirl, vinyl, duo, drums, keys]
