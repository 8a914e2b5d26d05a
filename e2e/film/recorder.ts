import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** Pixels of the film, with the phone's screen in it. A phone that shows the film has about half as many. */
export const size = { width: 800, height: 1400 }
export const screen = { left: 49, top: 164, width: 702, height: 1080, radius: 40 }
/** The window of the pages: CSS pixels, at the scale that fills the phone's screen. */
export const viewport = { width: 390, height: 600 }
export const scale = screen.width / viewport.width
export const framesPerSecond = 30

/** A picture of the whole film or of the screen: three bytes a pixel. */
type Picture = Buffer

interface Point {
  x: number
  y: number
}

const toFrames = (seconds: number) => Math.round(seconds * framesPerSecond)
const ease = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2)

/**
 * Writes a film from still pictures of pages: each frame is computed, so its speed does not depend on how long a page takes.
 * What moves in the film is the fading between pictures, scrolling, writing and the dot that shows where is pressed.
 */
export class Recorder {
  #output: Writable
  #backdrop: Picture = Buffer.alloc(size.width * size.height * 3)
  #current: Picture = this.#backdrop
  #nextBackdrop: Picture | undefined
  #dot: Point = { x: size.width / 2, y: screen.top + screen.height * 0.8 }
  #isDotShown = false
  #frames = 0

  /** The frames are written to the output as raw RGB. */
  constructor(output: Writable) {
    this.#output = output
  }

  get seconds(): number {
    return this.#frames / framesPerSecond
  }

  async #write(frame: Picture): Promise<void> {
    this.#frames += 1
    if (!this.#output.write(frame)) await once(this.#output, 'drain')
  }

  async hold(seconds: number): Promise<void> {
    for (let frame = toFrames(seconds); frame > 0; frame -= 1) await this.#write(this.#current)
  }

  async #fadeTo(next: Picture, seconds: number): Promise<void> {
    const from = this.#current
    const count = toFrames(seconds)
    for (let frame = 1; frame < count; frame += 1) {
      const mixed = mix(from, next, ease(frame / count))
      // The dot fades with the first half of what it has caused.
      if (this.#isDotShown)
        drawDot(mixed, this.#dot, { pressed: 1, opacity: Math.max(0, 1 - (2 * frame) / count) })
      await this.#write(mixed)
    }
    this.#isDotShown = false
    this.#current = next
    await this.#write(next)
  }

  /** Fades to a picture of the whole film. */
  async card(png: Buffer, seconds: number): Promise<void> {
    await this.#fadeTo(await decode(png), 0.5)
    await this.hold(seconds)
  }

  /** What is around the screen from the next picture on. */
  async setBackdrop(png: Buffer): Promise<void> {
    this.#nextBackdrop = await decode(png)
  }

  /** Fades to what the page shows now, and holds it. */
  async show(page: Page, seconds: number, fadeSeconds = 0.3): Promise<void> {
    const isNewScene = this.#nextBackdrop !== undefined
    if (this.#nextBackdrop) this.#backdrop = this.#nextBackdrop
    this.#nextBackdrop = undefined
    await this.#fadeTo(await this.#compose(page), isNewScene ? 0.6 : fadeSeconds)
    await this.hold(seconds)
  }

  /** What the page shows now with another backdrop, as a WebP file. */
  async takePicture(page: Page, backdrop: Buffer): Promise<Buffer> {
    const raw = { width: size.width, height: size.height, channels: 3 } as const
    const picture = await this.#compose(page, await decode(backdrop))
    return sharp(picture, { raw }).webp({ quality: 72, effort: 6 }).toBuffer()
  }

  async #compose(page: Page, backdrop = this.#backdrop): Promise<Picture> {
    await settle(page)
    const picture = await decode(await page.screenshot({ animations: 'disabled' }))
    const frame = Buffer.from(backdrop)
    for (let y = 0; y < screen.height; y += 1) {
      const inset = getCornerInset(y)
      const start = (y * screen.width + inset) * 3
      const end = ((y + 1) * screen.width - inset) * 3
      picture.copy(frame, ((screen.top + y) * size.width + screen.left + inset) * 3, start, end)
    }
    return frame
  }

  /** Moves the dot to an element and presses it, then does the same on the page. */
  async tap(target: Locator): Promise<void> {
    await target.waitFor()
    const box = await target.boundingBox()
    if (!box) throw new Error(`Not visible: ${target.toString()}`)
    const to = {
      x: screen.left + (box.x + Math.min(box.width / 2, 150)) * scale,
      y: screen.top + (box.y + box.height / 2) * scale,
    }
    const from = this.#dot
    const moving = toFrames(0.42)
    for (let frame = 1; frame <= moving; frame += 1) {
      const part = ease(frame / moving)
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      await this.#writeWithDot(at, { pressed: 0, opacity: Math.min(1, (3 * frame) / moving) })
    }
    const pressing = toFrames(0.22)
    for (let frame = 1; frame <= pressing; frame += 1)
      await this.#writeWithDot(to, { pressed: ease(frame / pressing), opacity: 1 })
    this.#dot = to
    this.#isDotShown = true
    await target.click()
  }

  async #writeWithDot(at: Point, look: DotLook): Promise<void> {
    const frame = Buffer.from(this.#current)
    drawDot(frame, at, look)
    await this.#write(frame)
  }

  /** Writes a text into a field, as fast as it can be read. */
  async type(page: Page, field: Locator, text: string, lettersPerStep = 2): Promise<void> {
    const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    for (let index = 0; index < letters.length; index += lettersPerStep) {
      await field.pressSequentially(letters.slice(index, index + lettersPerStep).join(''))
      await this.#fadeTo(await this.#compose(page), 1 / framesPerSecond)
      await this.hold(2 / framesPerSecond)
    }
  }

  /** Scrolls the page by CSS pixels. */
  async scroll(page: Page, by: number, seconds: number): Promise<void> {
    const from = await page.evaluate(() => scrollY)
    // Every second frame of a scroll is enough to look smooth, and takes half as long.
    const steps = Math.round(toFrames(seconds) / 2)
    for (let step = 1; step <= steps; step += 1) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), from + by * ease(step / steps))
      this.#current = await this.#compose(page)
      await this.hold(2 / framesPerSecond)
    }
  }
}

/** Waits until nothing on the page is still being loaded. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isSeen = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < innerHeight
    }
    const images = [...document.images]
    // One that is not loaded may have no height yet.
    const isComplete = images.every((image) => image.complete || image.loading === 'lazy')
    const isDrawn = images.filter(isSeen).every((image) => image.complete && image.naturalWidth > 0)
    const busy = [...document.querySelectorAll('[aria-busy="true"], [role="progressbar"]')].filter(isSeen)
    return busy.length === 0 && isComplete && isDrawn
  })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // What depends on the size of a picture is drawn in the next frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
  })
}

async function decode(png: Buffer): Promise<Picture> {
  return sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer()
}

/** How many pixels of a row of the screen its round corners cover on each side. */
function getCornerInset(y: number): number {
  const { radius, height } = screen
  const distance = Math.max(radius - y, y - (height - 1 - radius), 0)
  return Math.round(radius - Math.sqrt(Math.max(0, radius ** 2 - distance ** 2)))
}

function mix(from: Picture, to: Picture, part: number): Picture {
  const mixed = Buffer.allocUnsafe(from.length)
  const weight = Math.round(part * 256)
  for (let index = 0; index < from.length; index += 1)
    mixed[index] = (from[index]! * (256 - weight) + to[index]! * weight) >> 8
  return mixed
}

interface DotLook {
  /** 0: not yet, 1: completely. */
  pressed: number
  opacity: number
}

/** A translucent dot with a light border, which becomes smaller and stronger when it is pressed. */
function drawDot(frame: Picture, at: Point, { pressed, opacity }: DotLook): void {
  const radius = 38 - 10 * pressed
  const border = 5
  const reach = radius + border + 1
  for (let y = Math.floor(at.y - reach); y <= at.y + reach; y += 1)
    for (let x = Math.floor(at.x - reach); x <= at.x + reach; x += 1) {
      if (x < 0 || y < 0 || x >= size.width || y >= size.height) continue
      const distance = Math.hypot(x - at.x, y - at.y)
      const inside = clamp(radius - distance)
      const ring = clamp(radius + border - distance) - inside
      const offset = (y * size.width + x) * 3
      blend(frame, offset, dotColor, inside * (0.45 + 0.35 * pressed) * opacity)
      blend(frame, offset, ringColor, ring * 0.95 * opacity)
    }
}

const dotColor = [255, 122, 69] as const
const ringColor = [255, 255, 255] as const
const clamp = (value: number) => Math.min(1, Math.max(0, value))

function blend(frame: Picture, offset: number, color: readonly number[], opacity: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const before = frame[offset + channel]!
    frame[offset + channel] = Math.round(before + (color[channel]! - before) * opacity)
  }
}
