import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { CategoryId } from '../category.ts'
import { drawAgencyMark, drawCover, drawPhoto, drawPortrait, type Looks, renderJpeg } from './index.ts'
import { motifs } from './motifs.ts'
import { hairStyles } from './portrait/hair.ts'

const categories: CategoryId[] = [1, 2, 3, 4, 5, 6, 7, 8]
const ana = { sex: 'FE', age: 28, looks: { tone: 3, hair: 'dark', style: 'bob' } } as const
const everyStyle = Object.keys(hairStyles) as Looks['style'][]

describe('the pictures of the demonstration data', () => {
  it('are equal for equal seeds and different for others', () => {
    for (const category of categories) {
      expect(drawPhoto(category, 'amara/1')).toBe(drawPhoto(category, 'amara/1'))
      expect(drawPhoto(category, 'amara/1')).not.toBe(drawPhoto(category, 'amara/2'))
      expect(drawCover(category, 'ana', 0)).not.toBe(drawCover(category, 'ana', 1))
    }
    expect(drawPortrait('ana', ana)).toBe(drawPortrait('ana', ana))
    expect(drawPortrait('ana', ana)).not.toBe(drawPortrait('nuria', ana))
    expect(drawAgencyMark('aurora')).not.toBe(drawAgencyMark('brava'))
  })

  it('show at least five motifs in each category', () => {
    for (const category of categories) expect(new Set(motifs[category]).size).toBeGreaterThanOrEqual(5)
  })

  it('show the motif and colors of the alternative text', () => {
    const cello = drawPhoto(2, 'lia/1', 'A cello seen up close')
    expect(cello).not.toBe(drawPhoto(2, 'lia/1', 'Un vinilo girando'))
    expect(drawPhoto(5, 'alba/1', 'Vestido amarillo')).not.toBe(drawPhoto(5, 'alba/1', 'Vestido azul'))
  })

  it.each(categories)(
    'of category %i become JPEGs worth uploading, whatever they show',
    async (category) => {
      for (const [turn] of motifs[category].entries()) {
        const svg = drawPhoto(category, `render/${turn}`)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        const jpeg = await renderJpeg(svg)
        expect(jpeg.length).toBeGreaterThan(60_000)
        expect(jpeg.length).toBeLessThan(450_000)
        const { format, width } = await sharp(jpeg).metadata()
        expect(format).toBe('jpeg')
        expect(width).toBeGreaterThanOrEqual(1080)
      }
    },
    30_000,
  )

  it('portraits, agency logos and covers are valid images for many seeds', async () => {
    for (let seed = 0; seed < 60; seed++) {
      const sex = ([null, 'FE', 'MA'] as const)[seed % 3] ?? null
      const looks = { ...ana.looks, style: everyStyle[seed % everyStyle.length]! }
      expect(drawPortrait(`${seed}`, { sex, age: 16 + seed, looks })).not.toMatch(/NaN|undefined/)
      expect(drawAgencyMark(`${seed}`)).not.toMatch(/NaN|undefined/)
    }
    expect((await renderJpeg(drawPortrait('ana', ana))).length).toBeGreaterThan(1_024)
    expect((await sharp(await renderJpeg(drawCover(4, 'ana', 0))).metadata()).width).toBe(1240)
  })
})
