import { expect, test } from 'vitest'
import { fitImage } from './image-size.ts'

test.each([
  ['a small one', [400, 300], [400, 300]],
  ['a photo', [4_000, 3_000], [2_048, 1_536]],
  ['a portrait', [3_000, 4_000], [1_536, 2_048]],
  ['a tall screenshot', [990, 11_490], [990, 11_490]],
  ['a tall photo', [1_500, 12_000], [1_080, 8_640]],
  ['a panorama', [12_000, 1_500], [8_640, 1_080]],
  ['one that is too large with 1,080 pixels of width', [1_200, 30_000], [980, 24_495]],
])('P-media-4: %s of %j pixels becomes one of %j', (_, [width, height], [fitWidth, fitHeight]) => {
  expect(fitImage({ width: width!, height: height! })).toEqual({ width: fitWidth, height: fitHeight })
})
