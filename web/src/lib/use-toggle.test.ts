import { expect, test } from 'vitest'
import { toggle, type ToggleOptions } from './use-toggle.ts'

function screen(on = false) {
  const calls: { on: boolean; answer: (ok: boolean) => void }[] = []
  const state = { on, refusals: 0, calls }
  const options = (): ToggleOptions<boolean> => ({
    on: state.on,
    send: (on) =>
      new Promise((resolve, reject) => {
        calls.push({ on, answer: (ok) => (ok ? resolve(on) : reject(new Error('refused'))) })
      }),
    show: (on) => (state.on = on),
    onError: () => state.refusals++,
  })
  const requestState = { busy: false, wanted: false, confirmed: false }
  return { state, press: () => toggle(requestState, options) }
}

test('P-design-6, P-likes-3, P-follows-2: shows the wanted state before the server responds', async () => {
  const { state, press } = screen()
  const pressed = press()
  expect(state.on).toBe(true)
  state.calls[0]?.answer(true)
  await pressed
  expect(state.on).toBe(true)
})

test('P-likes-3, P-follows-2: sends only the last of many intents, one request at a time', async () => {
  const { state, press } = screen()
  const first = press()
  void press()
  void press()
  void press()
  expect(state.calls).toHaveLength(1)
  state.calls[0]?.answer(true)
  await expect.poll(() => state.calls.length).toBe(2)
  expect(state.calls[1]?.on).toBe(false)
  state.calls[1]?.answer(true)
  await first
  expect(state.on).toBe(false)
})

test('P-design-6, P-likes-3, P-follows-2: rolls back and reports what the server refuses', async () => {
  const { state, press } = screen(true)
  const pressed = press()
  expect(state.on).toBe(false)
  state.calls[0]?.answer(false)
  await pressed
  expect(state).toMatchObject({ on: true, refusals: 1 })
})

test('reports nothing when the refused intent was reverted meanwhile', async () => {
  const { state, press } = screen()
  const pressed = press()
  void press()
  state.calls[0]?.answer(false)
  await pressed
  expect(state).toMatchObject({ on: false, refusals: 0 })
})
