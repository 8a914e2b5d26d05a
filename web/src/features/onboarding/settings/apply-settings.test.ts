import type { Self } from '@brilla/contract/accounts/account'
import { expect, test } from 'vitest'
import { applySettings } from './apply-settings.ts'

const before = { email: 'ana@gente.example', pendingEmail: 'otra@gente.example' } as Self
const required = { nombre: 'Ana', apellido: 'Ruiz', fecha: '1995-04-12' }

test('applies the saved settings to the cached account and leaves the others unchanged', () => {
  const saved = applySettings(before, {
    ...required,
    email: 'Ana@gente.example',
    sexo: null,
    profile: { web: null },
    interests: ['salsa'],
    showEmail: 'agencies',
    showCity: 'everyone',
    contactEmail: '',
  })
  expect(saved).toEqual({
    nombre: 'Ana',
    apellido: 'Ruiz',
    fullname: 'Ana Ruiz',
    birthdate: '1995-04-12',
    sex: null,
    web: null,
    interests: ['salsa'],
    emailAudience: 'agencies',
    showEmail: false,
    cityAudience: 'everyone',
    showCity: true,
    contactEmail: null,
  })
})

test('a new e-mail is pending until it is confirmed', () => {
  const saved = applySettings(before, { ...required, email: 'nueva@gente.example' })
  expect(saved).toMatchObject({ pendingEmail: 'nueva@gente.example' })
  expect(saved).not.toHaveProperty('email')
})
