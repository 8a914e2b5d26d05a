import { mobile, palette, pots } from './objects.ts'
import { cutouts, gallery, mural, strokes } from './walls.ts'

export const arts = [mural, pots, gallery, strokes, mobile, cutouts, palette]
