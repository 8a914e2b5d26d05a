import { cutouts } from './cutouts.ts'
import { gallery } from './gallery.ts'
import { mobile } from './mobile.ts'
import { mural } from './mural.ts'
import { palette } from './palette.ts'
import { poster } from './poster.ts'
import { pots } from './pots.ts'
import { strokes } from './strokes.ts'

export const arts = [mural, pots, gallery, strokes, mobile, poster, cutouts, palette]
