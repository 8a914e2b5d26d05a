import { nook, openBook, script, shelf, stack } from './books.ts'

export const literature = [stack, openBook, script, shelf, nook]
