/** The files of the film, which a person records again with any screen recorder. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`film/${name}`, import.meta.url))
const maxBytes = 3_000_000

/** The field after the four letters `mvhd`: version, times and units a second. */
function readSecondsOfMp4(file: Buffer): number {
  const start = file.indexOf('mvhd') + 4
  return file.readUInt32BE(start + 16) / file.readUInt32BE(start + 12)
}

/** The element 0x4489 is the duration in milliseconds, as a number of 8 bytes. */
function readSecondsOfWebm(file: Buffer): number {
  return file.readDoubleBE(file.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000
}

function readCues(text: string): { from: number; to: number; text: string }[] {
  const toSeconds = (time: string) =>
    Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60 + Number(time.slice(6))
  return [...text.matchAll(/([\d:.]+) --> ([\d:.]+)\n(.+)/g)].map(([, from = '', to = '', words = '']) => ({
    from: toSeconds(from),
    to: toSeconds(to),
    text: words,
  }))
}

test.each(['es', 'en'])(
  'P-pages-28: the film in %s is small, lasts under a minute, and says what the page says',
  (language) => {
    const cues = readCues(read(`${language}.vtt`).toString())
    const { film } = JSON.parse(
      readFileSync(new URL(`landing.${language}.json`, import.meta.url), 'utf8'),
    ) as {
      film: { scenes: Record<string, { text: string }> }
    }
    // A changed text needs a new recording.
    expect(cues.map(({ text }) => text)).toEqual(
      Object.values(film.scenes).map(({ text }) => text.replaceAll('{{brand}}', 'Brilla')),
    )
    const end = cues.at(-1)!.to
    expect(end).toBeGreaterThanOrEqual(40)
    expect(end).toBeLessThanOrEqual(60)
    // At most 20 letters a second can be read.
    for (const { from, to, text } of cues) expect(text.length / (to - from), text).toBeLessThan(20)
    for (const [name, seconds] of [
      ['webm', readSecondsOfWebm],
      ['mp4', readSecondsOfMp4],
    ] as const) {
      const file = read(`${language}.${name}`)
      expect(file.length, name).toBeLessThan(maxBytes)
      expect(seconds(file), name).toBeCloseTo(end, 0)
    }
    expect(read(`${language}.webp`).length).toBeLessThan(40_000)
  },
)
