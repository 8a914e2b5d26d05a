/**
 * Records the film of the landing page from a running server with the demonstration data, in both languages or in the one
 * that is named: node e2e/film/film.ts <address> [es|en]. Needs ffmpeg.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import type { Language } from '../bilingual.ts'
import { findBrowser } from '../browser.ts'
import { Api } from './api.ts'
import { framesPerSecond, Recorder, size } from './recorder.ts'
import { drawBackdrop, drawEnd, drawStart, stageScale, stageViewport } from './stage.ts'
import { stories } from './stories.ts'
import { recordTour, type SceneName } from './tour.ts'

const folder = fileURLToPath(new URL('../../web/src/pages/landing/film/', import.meta.url))
const scenesOfAgency = new Set<SceneName>(['search', 'write'])

interface Texts {
  hero: { before: string; shine: string }
  film: {
    title: string
    talent: string
    agency: string
    scenes: Record<'start' | SceneName | 'end', { title: string; text: string }>
  }
}

async function readTexts(language: Language): Promise<Texts> {
  const path = new URL(`../../web/src/pages/landing/landing.${language}.json`, import.meta.url)
  return JSON.parse((await readFile(path, 'utf8')).replaceAll('{{brand}}', 'Brilla')) as Texts
}

async function runFfmpeg(...args: string[]): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

const colors = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]
const toVideo = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...colors, '-g', '90']

/** AV1 for the browsers that have it, and H.264 for the others. */
async function encode(raw: string, language: Language): Promise<void> {
  const av1 = ['-c:v', 'libsvtav1', '-preset', '8', '-crf', '40']
  await runFfmpeg('-i', raw, ...toVideo, ...av1, '-an', join(folder, `${language}.webm`))
  const h264 = ['-c:v', 'libx264', '-preset', 'medium', '-crf', '29', '-tune', 'animation']
  await runFfmpeg(
    '-i',
    raw,
    ...toVideo,
    ...h264,
    '-movflags',
    '+faststart',
    '-an',
    join(folder, `${language}.mp4`),
  )
}

function formatTime(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

interface Cue {
  from: number
  text: string
}

function formatCaptions(cues: readonly Cue[], end: number): string {
  const blocks = cues.map(({ from, text }, index) => {
    const to = cues[index + 1]?.from ?? end
    return `${formatTime(from)} --> ${formatTime(to)}\n${text}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

async function record(browser: Browser, api: Api, language: Language, working: string): Promise<void> {
  const { hero, film: texts } = await readTexts(language)
  const context = await browser.newContext({
    baseURL: api.origin,
    locale: stories[language].locale,
    viewport: stageViewport,
    deviceScaleFactor: stageScale,
    serviceWorkers: 'block',
  })
  const stage = await context.newPage()
  await stage.goto('/terminos')

  const raw = join(working, `${language}.mkv`)
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${size.width}x${size.height}`,
    '-r',
    `${framesPerSecond}`,
  ]
  // Without loss, to be encoded twice.
  const lossless = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0']
  const encoder = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...input, '-i', '-', ...lossless, raw], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(encoder, 'exit')
  const film = new Recorder(encoder.stdin)
  const cues: Cue[] = []
  const say = (name: keyof typeof texts.scenes) =>
    cues.push({ from: film.seconds, text: texts.scenes[name].text })
  try {
    say('start')
    await film.card(await drawStart(stage, texts.title), 2.7)
    await recordTour({
      browser,
      api,
      language,
      film,
      async begin(scene) {
        process.stdout.write(`  ${language} ${scene}: ${film.seconds.toFixed(1)} s\n`)
        say(scene)
        const who = scenesOfAgency.has(scene) ? texts.agency : texts.talent
        await film.setBackdrop(await drawBackdrop(stage, texts.scenes[scene].title, who))
      },
      async takePoster(page) {
        const picture = await film.takePicture(page, await drawBackdrop(stage, texts.title, 'Brilla'))
        await writeFile(join(folder, `${language}.webp`), picture)
      },
    })
    say('end')
    await film.card(await drawEnd(stage, { ...hero, call: texts.scenes.end.text }), 2.6)
  } finally {
    encoder.stdin.end()
    await ended
  }
  process.stdout.write(`  ${language}: ${film.seconds.toFixed(1)} s\n`)
  await writeFile(join(folder, `${language}.vtt`), formatCaptions(cues, film.seconds))
  await context.close()
}

const [origin = '', only] = process.argv.slice(2)
const languages = (['es', 'en'] as const).filter((language) => !only || only === language)
const working = await mkdtemp(join(tmpdir(), 'brilla-film-'))
try {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch(await findBrowser())
  try {
    for (const language of languages) await record(browser, new Api(origin), language, working)
  } finally {
    await browser.close()
  }
  for (const language of languages) await encode(join(working, `${language}.mkv`), language)
} finally {
  await rm(working, { recursive: true, force: true })
}
