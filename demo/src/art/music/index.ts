import { crowd } from './crowd.ts'
import { drums } from './drums.ts'
import { duo } from './duo.ts'
import { keys } from './keys.ts'
import { solo } from './solo.ts'
import { strings } from './strings.ts'
import { vinyl } from './vinyl.ts'
import { whirl } from './whirl.ts'

export const music = [solo, strings, crowd, whirl, vinyl, duo, drums, keys]
