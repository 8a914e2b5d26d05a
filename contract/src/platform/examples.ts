/** Values that the examples of several routes share. */
import { encodeCursor, encodeTimeCursor } from './cursor.ts'

export const exampleId = '01932f5c-7a3e-7c1b-9d4e-2f6a8b0c1d2e'

export const exampleImage = `${exampleId}.jpg`

export const exampleCursor = encodeCursor(exampleId)

export const exampleTimeCursor = encodeTimeCursor({ time: Date.UTC(2026, 0, 1), id: exampleId })

export const exampleToken = 'kX3bT0vQd8Zr5mJpW1yLsA'

/** Headers of a login. */
export const exampleLoginHeaders = { 'x-browser-id': exampleToken, 'x-time-zone': 'America/Merida' }
