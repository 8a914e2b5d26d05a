import { mobile, palette, pots } from './objects.ts'
import { cutouts, gallery, mural, poster, strokes } from './walls.ts'

export const arts = [mural, pots, gallery, strokes, mobile, poster, cutouts, palette]
