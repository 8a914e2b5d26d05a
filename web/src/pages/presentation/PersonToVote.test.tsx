// @vitest-environment happy-dom
import type { ShownPerson } from '@brilla/contract/casting/presentation'
import type { Vote } from '@brilla/contract/casting/presentation-choices'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OfflineError } from '../../lib/api.ts'
import { createTestProviders } from '../../lib/core.testing.tsx'
import { PersonToVote } from './PersonToVote.tsx'

// Their names are made by the build.
vi.mock('../../lib/language-names.ts', () => ({ languageName: (code: string) => code }))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const ana: ShownPerson = {
  id: 'ana',
  fullname: 'Ana',
  image: null,
  age: 30,
  ciudad: null,
  country: 'MX',
  categories: [],
  facts: {},
  works: [],
  ownVote: { vote: 'yes', comment: 'Nice' },
}

async function renderBallot(isNamed = true) {
  const cast = vi.fn<(vote: Vote, comment: string) => Promise<void>>(async () => undefined)
  render(<PersonToVote person={ana} place="1 of 1" cast={cast} isNamed={() => isNamed} />, {
    wrapper: await createTestProviders({
      'shownPresentation.en': () => import('./shownPresentation.en.json'),
      'facts.en': () => import('../../features/people/facts/facts.en.json'),
    }),
  })
  const field = screen.getByLabelText(/^Comment/)
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  return { cast, field, type }
}

test('P-presentations-6: a comment says that it is not sent, and is saved on leaving its field', async () => {
  const { cast, field, type } = await renderBallot()
  fireEvent.blur(field)
  expect(cast).not.toHaveBeenCalled()
  type('Nice voice')
  expect(screen.getByText('Not sent yet')).toBeTruthy()
  fireEvent.blur(field)
  await screen.findByText('Saved')
  type('')
  fireEvent.blur(field)
  await screen.findByText('Saved')
  expect(cast.mock.calls).toEqual([
    ['yes', 'Nice voice'],
    ['yes', ''],
  ])
})

test('P-presentations-6: a comment that is too long says what the limit is, and is not sent', async () => {
  const { cast, field, type } = await renderBallot()
  type('a'.repeat(501))
  fireEvent.blur(field)
  expect(screen.getByText('The comment can have up to 500 characters.')).toBeTruthy()
  expect(cast).not.toHaveBeenCalled()
})

test('P-presentations-6: a comment is saved when the page is left, and what is typed meanwhile stays', async () => {
  const { cast, field, type } = await renderBallot()
  let finish = () => {}
  cast.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  type('Nice voice')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden')
  fireEvent(document, new Event('visibilitychange'))
  await vi.waitFor(() => expect(cast).toHaveBeenCalledWith('yes', 'Nice voice'))
  type('Nice voice, great eyes')
  finish()
  await screen.findByText('Not sent yet')
  expect(field).toHaveProperty('value', 'Nice voice, great eyes')
  expect(sessionStorage).toHaveLength(1)
})

test('P-presentations-6: a vote that found no network is sent when it is back', async () => {
  const { cast } = await renderBallot()
  cast.mockRejectedValueOnce(new OfflineError())
  fireEvent.click(screen.getByRole('radio', { name: 'No' }))
  await screen.findByRole('alert')
  fireEvent(window, new Event('online'))
  await screen.findByText('Saved')
  expect(cast.mock.calls).toEqual([
    ['no', 'Nice'],
    ['no', 'Nice'],
  ])
})

test('P-presentations-6: a vote that waits for a name says so', async () => {
  const { cast } = await renderBallot(false)
  cast.mockReturnValueOnce(new Promise(() => {}))
  fireEvent.click(screen.getByRole('radio', { name: 'No' }))
  await screen.findByText(/Enter your name/)
})

test('the chosen vote has no color of its own under the pointer', async () => {
  await renderBallot()
  const getClass = (vote: string) => screen.getByRole('radio', { name: vote }).closest('label')!.className
  expect(getClass('Yes')).not.toContain('hover:')
  expect(getClass('No')).toContain('hover:')
})
