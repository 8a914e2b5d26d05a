import { nook } from './nook.ts'
import { openBook } from './open-book.ts'
import { script } from './script.ts'
import { shelf } from './shelf.ts'
import { stack } from './stack.ts'

export const literature = [stack, openBook, script, shelf, nook]
