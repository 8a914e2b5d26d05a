// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { I18nProvider } from '../lib/translation.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Form } from '../ui/Form.tsx'
import { FormSummary } from '../ui/FormSummary.tsx'
import { ApiError } from '../lib/api.ts'
import { createTexts, type Texts } from '../lib/create-texts.ts'
import { languages } from '../lib/language.ts'
import { checkLine, collectErrors } from '../lib/field-rules.ts'
import { useApiForm } from '../lib/use-api-form.ts'
import { useFormDraft } from '../lib/use-form-draft.ts'

// A busy machine may need long for what takes a moment.
configure({ asyncUtilTimeout: 60_000 })

interface Values {
  nombre: string
  profile: { web: string }
}

const texts = {
  es: {
    common: {
      form: { summary_one: 'Un error', summary_other: '{{count}} errores' },
      error: { title: 'Algo salió mal' },
      wait: {},
    },
    errors: { ciudad: 'Escribe tu ciudad.', enlace_invalido: 'Ese enlace es de otro sitio.' },
    feature: { error: { nombre: 'Escribe tu nombre.' } },
  },
  en: {
    common: { form: { summary_one: 'One error', summary_other: '{{count}} errors' }, wait: {} },
    errors: { ciudad: 'Enter your city.', enlace_invalido: 'That link belongs to another site.' },
    feature: { error: { nombre: 'Enter your first name.' } },
  },
}

let shown: Texts
beforeEach(() => {
  shown = createTexts('es')
  for (const language of languages)
    for (const [name, content] of Object.entries(texts[language])) shown.add(language, name, content)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

type Send = (values: Values) => Promise<unknown>

function TestForm({ send, account }: { send: Send; account?: Values }) {
  const { form, submit, summary, register, secondsLeft } = useApiForm<Values>({
    ...(account && { values: account }),
    validate: ({ nombre }) => collectErrors({ nombre: checkLine(nombre, 10, 'nombre_y_apellido') }),
    send,
    rateLimit: 'test',
    getTextKey: (field) => `feature:error.${field}`,
    getLabel: (field) => (field === 'profile.web' ? 'Web' : undefined),
  })
  useFormDraft(form, {
    read: () => JSON.parse(sessionStorage.getItem('draft') ?? '{}') as Record<string, unknown>,
    store: ({ nombre }) => sessionStorage.setItem('draft', JSON.stringify({ nombre, gone: 'x' })),
  })
  return (
    <Form aria-label="form" onSubmit={submit}>
      <FormSummary {...summary} />
      {secondsLeft > 0 && <p>{secondsLeft} s</p>}
      <TextField {...register('nombre')} label="Nombre" />
      <TextField {...register('profile.web')} label="Web" />
    </Form>
  )
}

const show = (send: Send, account?: Values) => (
  <I18nProvider texts={shown}>
    <TestForm send={send} {...(account && { account })} />
  </I18nProvider>
)

const field = (name: 'Nombre' | 'Web') => screen.getByLabelText<HTMLInputElement>(name)
const errorAt = (name: 'Nombre' | 'Web') => {
  const id = field(name).getAttribute('aria-describedby')
  return id ? (document.getElementById(id)?.textContent ?? null) : null
}
const type = (name: 'Nombre' | 'Web', value: string) => fireEvent.input(field(name), { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('form'))

const refuse = (field: string, error: string) =>
  new ApiError(422, { error, detail: 'del servidor', errors: [{ field, error, message: 'del servidor' }] })

test('an error is shown at the first submit, and at the field until it is right; its line is struck out', async () => {
  const send = vi.fn<Send>()
  render(show(send))
  type('Nombre', ' ')
  expect(errorAt('Nombre')).toBeNull()
  submit()
  await waitFor(() => expect(errorAt('Nombre')).toBe('Escribe tu nombre.'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(send).not.toHaveBeenCalled()
  type('Nombre', 'Ana')
  await waitFor(() => expect(errorAt('Nombre')).toBeNull())
  expect(screen.getByRole('link', { name: 'Escribe tu nombre.' }).className).toContain('line-through')
  submit()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(send).toHaveBeenCalledWith({ nombre: 'Ana', profile: { web: '' } })
})

test('the errors of the server are at their fields, in the language of the page, until the field is changed', async () => {
  render(show(() => Promise.reject(refuse('profile.web', 'enlace_invalido'))))
  type('Nombre', 'Ana')
  type('Web', 'x')
  submit()
  await waitFor(() => expect(errorAt('Web')).toBe('Ese enlace es de otro sitio.'))
  expect(screen.getByRole('link').textContent).toBe('Web: Ese enlace es de otro sitio.')
  act(() => shown.change('en'))
  expect(errorAt('Web')).toBe('That link belongs to another site.')
  expect(screen.getByRole('alert').textContent).toBe('One errorWeb: That link belongs to another site.')
  type('Web', 'y')
  await waitFor(() => expect(errorAt('Web')).toBeNull())
})

test('an error of a code without a text has the text of the server', async () => {
  render(show(() => Promise.reject(refuse('profile.web', 'newer_than_this_client'))))
  type('Nombre', 'Ana')
  submit()
  await waitFor(() => expect(errorAt('Web')).toBe('del servidor'))
})

test('an error of no field is not called one to correct', async () => {
  render(
    show(() => Promise.reject(new ApiError(503, { error: 'down', detail: 'No disponible.', errors: [] }))),
  )
  type('Nombre', 'Ana')
  submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Algo salió malNo disponible.'))
})

test('a form is sent once, also when it is submitted again while that is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.fn<Send>(() => promise)
  render(show(send))
  type('Nombre', 'Ana')
  submit()
  submit()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  submit()
  await act(async () => resolve())
  expect(send).toHaveBeenCalledTimes(1)
})

test('a rate limit is counted down, and nothing is sent until it has passed', async () => {
  const send = vi.fn<Send>(() => Promise.reject(new ApiError(429, { error: 'too_many' }, 90)))
  render(show(send))
  type('Nombre', 'Ana')
  submit()
  expect(await screen.findByText('90 s')).toBeTruthy()
  submit()
  await act(async () => {})
  expect(send).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  // It goes on after a reload.
  cleanup()
  render(show(send))
  expect(await screen.findByText(/^[89]\d s$/)).toBeTruthy()
})

test('a text that a password manager has filled in without an event is sent', async () => {
  const send = vi.fn<Send>()
  render(show(send))
  field('Nombre').value = 'Ana'
  submit()
  await waitFor(() => expect(send).toHaveBeenCalledWith({ nombre: 'Ana', profile: { web: '' } }))
})

test('a draft survives a reload', async () => {
  render(show(vi.fn()))
  type('Nombre', 'Ana')
  cleanup()
  render(show(vi.fn()))
  await waitFor(() => expect(field('Nombre').value).toBe('Ana'))
})

test('a draft is restored over the values of the account', async () => {
  sessionStorage.setItem('draft', JSON.stringify({ nombre: 'Anaís' }))
  render(show(vi.fn(), { nombre: 'Ana', profile: { web: '' } }))
  await waitFor(() => expect(field('Nombre').value).toBe('Anaís'))
})

test('a field that is not changed follows the account, and a changed one keeps its text', async () => {
  const send = vi.fn<Send>()
  const { rerender } = render(show(send, { nombre: 'Ana', profile: { web: '' } }))
  type('Nombre', 'Anaís')
  rerender(show(send, { nombre: 'Ana María', profile: { web: 'ana.example' } }))
  await waitFor(() => expect(field('Web').value).toBe('ana.example'))
  expect(field('Nombre').value).toBe('Anaís')
  submit()
  await waitFor(() => expect(send).toHaveBeenCalledWith({ nombre: 'Anaís', profile: { web: 'ana.example' } }))
})
