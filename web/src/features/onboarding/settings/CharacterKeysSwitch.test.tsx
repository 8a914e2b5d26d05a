// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import { areCharacterKeysOn } from '../../../lib/shortcuts/character-keys.ts'
import { CharacterKeysSwitch } from './CharacterKeysSwitch.tsx'

afterEach(cleanup)

test('P-keyboard-2: single keys are switched off in the list of shortcuts and in the settings alike', async () => {
  render(
    <>
      <CharacterKeysSwitch />
      <CharacterKeysSwitch />
    </>,
    {
      wrapper: await createTestProviders({
        'shortcuts.en': () => import('../../../app/shortcuts/shortcuts.en.json'),
      }),
    },
  )
  const [first, second] = screen.getAllByRole<HTMLInputElement>('switch', {
    name: 'Use single-key shortcuts',
  })
  expect([first!.checked, areCharacterKeysOn()]).toEqual([true, true])
  fireEvent.click(second!)
  expect([first!.checked, second!.checked, areCharacterKeysOn()]).toEqual([false, false, false])
  fireEvent.click(first!)
  expect([second!.checked, areCharacterKeysOn()]).toEqual([true, true])
})
