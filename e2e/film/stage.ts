/** Draws what is around the phone, and the cards at the start and the end, with the fonts and colors of the product. */
import type { Page } from '@playwright/test'
import { screen, size } from './recorder.ts'

/** Pixels of the film for each CSS pixel of the stage. */
export const stageScale = 2
export const stageViewport = { width: size.width / stageScale, height: size.height / stageScale }

const css = `
  * { box-sizing: border-box; margin: 0 }
  html { color-scheme: dark }
  body {
    position: relative; overflow: hidden; width: 100vw; height: 100vh;
    background: radial-gradient(ellipse 90% 55% at 50% 0%, #4a2412, #17110f 75%);
    color: #f4eee6; font-family: 'Figtree Variable', sans-serif; text-align: center;
  }
  h1 { font: 800 31px/1.15 'Bricolage Grotesque', sans-serif; letter-spacing: -.01em }
  .head { position: absolute; inset: 12px 0 auto; display: grid; justify-items: center; gap: 5px }
  .who { font-size: 16px; font-weight: 600; color: #ffb48f }
  .phone {
    position: absolute; border: 6px solid #050404; border-radius: ${screen.radius / stageScale + 6}px;
    outline: 1px solid #6b5a50; background: #050404;
    left: ${screen.left / stageScale - 6}px; top: ${screen.top / stageScale - 6}px;
    width: ${screen.width / stageScale + 12}px; height: ${screen.height / stageScale + 12}px;
  }
  .card { height: 100%; display: grid; align-content: center; justify-items: center; gap: 22px; padding: 0 28px 60px }
  .card h1 { font-size: 62px; line-height: 1 }
  .card em { font-style: normal; color: #ff7a45 }
  .brand { font: 800 34px/1 'Bricolage Grotesque', sans-serif; color: #ff7a45 }
  .call { padding: 13px 26px; border-radius: 99px; background: #ff7a45; color: #1c0f08; font-size: 23px; font-weight: 700 }
  .quiet { font-size: 24px; color: #d8c9bd }
`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page of the product whose content is replaced: its fonts are loaded. */
async function draw(page: Page, body: string): Promise<Buffer> {
  await page.evaluate(
    async ({ body, css }) => {
      document.querySelectorAll('style, link[rel=stylesheet]:not(.kept)').forEach((element) => {
        // The fonts' faces stay; other rules would change the stage.
        const { sheet } = element as HTMLStyleElement
        if (!sheet) return
        for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1)
          if (!(sheet.cssRules[index] instanceof CSSFontFaceRule)) sheet.deleteRule(index)
      })
      document.body.className = ''
      document.body.innerHTML = `<style>${css}</style>${body}`
      await Promise.all(
        ["800 31px 'Bricolage Grotesque'", "600 16px 'Figtree Variable'"].map((font) =>
          document.fonts.load(font),
        ),
      )
    },
    { body, css },
  )
  return page.screenshot()
}

/** The phone with a title above it, and whose phone it is. */
export const drawBackdrop = (page: Page, title: string, who: string): Promise<Buffer> =>
  draw(
    page,
    `<div class="head"><span class="who">${escape(who)}</span><h1>${escape(title)}</h1></div><div class="phone"></div>`,
  )

export const drawStart = (page: Page, title: string): Promise<Buffer> =>
  draw(page, `<div class="card"><p class="brand">Brilla</p><h1>${escape(title)}</h1></div>`)

export const drawEnd = (
  page: Page,
  { before, shine, call }: { before: string; shine: string; call: string },
): Promise<Buffer> =>
  draw(
    page,
    `<div class="card"><p class="brand">Brilla</p><h1>${escape(before)} <em>${escape(shine)}</em></h1><p class="call">${escape(call)}</p></div>`,
  )
