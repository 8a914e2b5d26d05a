import { expect, test } from '@playwright/test'
import { findLayoutFaults } from '../layout-faults.ts'

const at = (left: number, top: number) => `position: absolute; left: ${left}px; top: ${top}px`
const narrow = 'width: 60px; white-space: nowrap'

const faults: Record<string, RegExp> = {
  [`<div style="${at(10, 10)}">Uno dos tres</div><div style="${at(20, 16)}">Dos</div>`]:
    /texts upon each other/,
  '<div>Uno</div><div style="margin-top: -18px">Dos</div>': /texts upon each other/,
  [`<div style="${at(10, 10)}">Uno dos tres</div><button style="${at(30, 8)}; width: 20px">x</button>`]:
    /control upon a text/,
  '<body style="overflow-x: clip"><div style="margin-left: -40px">Uno dos tres</div>':
    /outside of the window/,
  [`<div style="border: 1px solid; ${narrow}">Uno dos tres cuatro</div>`]: /wider than its box/,
  '<div style="border: 1px solid; height: 20px">Uno<br>dos<br>tres</div>': /below its box/,
  [`<div style="overflow: hidden; ${narrow}">Uno dos tres cuatro</div>`]: /cut off/,
}
const correct = [
  '<p>Uno</p><p>Dos</p><button>Tres</button>',
  `<div style="overflow: hidden; text-overflow: ellipsis; ${narrow}">Uno dos tres cuatro</div>`,
  `<div style="${at(10, 10)}">Uno dos tres</div><div style="position: fixed; left: 0; top: 10px">Una barra</div>`,
  `<div style="overflow-x: auto; ${narrow}"><div style="width: 2000px">Uno <i style="margin-left: 900px">dos</i></div></div>`,
]

test('P-design-13: what breaks a layout is found, and nothing else @one-viewport', async ({ page }) => {
  for (const [html, fault] of Object.entries(faults)) {
    await page.setContent(html)
    expect((await findLayoutFaults(page)).join('\n'), html).toMatch(fault)
  }
  for (const html of correct) {
    await page.setContent(html)
    expect(await findLayoutFaults(page), html).toEqual([])
  }
})
