// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ApiError } from '../../../lib/api.ts'
import { createTestProviders } from '../../../lib/core.testing.tsx'
import ContactDataDialog from './ContactDataDialog.tsx'
import { getFieldText, listContactDataFields } from './contact-data-fields.ts'

afterEach(cleanup)

const found = [{ kind: 'phone' as const, start: 4, end: 16, text: '55 1234 5678' }]
const refuse = (field: string) =>
  new ApiError(422, {
    error: 'datos_de_contacto',
    errors: [{ field, error: 'datos_de_contacto', message: '', found }],
  })
const body = {
  description: 'Mi primera foto del verano',
  files: [{ alt: ' Cel 55 1234 5678 ' }, { alt: '' }],
}
const getText = (field: string) => getFieldText(body, field)

describe('P-minors-13: contact data is shown in the field that has it', () => {
  test('in the description of a photo, without the spaces around it', () => {
    expect(listContactDataFields(refuse('files.0.alt'), getText)).toEqual([
      { text: 'Cel 55 1234 5678', found },
    ])
  })

  test('as pieces when the form has another text in the field, or none', () => {
    for (const field of ['description', 'files.1.alt', 'files.2.alt', 'title'])
      expect(listContactDataFields(refuse(field), getText)).toEqual([{ text: null, found }])
  })

  test('and other errors are none of it', () => {
    expect(listContactDataFields(new ApiError(422, { error: 'datos_invalidos' }), getText)).toEqual([])
    expect(listContactDataFields(new TypeError('x'), getText)).toEqual([])
  })

  test('marked in its text, or alone', async () => {
    render(
      <ContactDataDialog
        fields={[
          { text: 'Cel 55 1234 5678 o mañana', found },
          { text: null, found },
        ]}
        onPublish={() => undefined}
        onClose={() => undefined}
      />,
      {
        wrapper: await createTestProviders({ 'contactData.en': () => import('./contactData.en.json') }),
      },
    )
    const group = await screen.findByRole('group', { name: 'What we found' })
    expect([...group.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Cel 55 1234 5678 o mañana',
      '55 1234 5678',
    ])
    expect([...group.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '55 1234 5678',
      '55 1234 5678',
    ])
  })
})
