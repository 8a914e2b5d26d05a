// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '../lib/core.testing.tsx'
import { TagInput } from './TagInput.tsx'

afterEach(cleanup)

test('P-accessibility-11: the Enter that ends a word of an input method adds no tag', async () => {
  const onChange = vi.fn<(tags: readonly string[]) => void>()
  const texts = { label: 'Tags', hint: '', long: '', twice: '', full: '', add: 'Add', list: 'All', count: '' }
  render(
    <TagInput
      id="tags"
      tags={[]}
      tagsMax={5}
      lengthMax={30}
      typing="舞踊"
      texts={{ ...texts, added: String, removed: String, remove: String }}
      empty={null}
      onTyping={() => {}}
      onChange={onChange}
    />,
    { wrapper: await createTestProviders() },
  )
  const field = screen.getByLabelText('Tags')
  // Safari ends the composition before this event, and says so by the key code alone.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(onChange).toHaveBeenCalledWith(['舞踊'])
})
