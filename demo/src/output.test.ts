import { readConfig } from '@brilla/server/config'
import { expect, test } from 'vitest'
import { formatLogins } from './output.ts'

test('the address of the mails is printed only where the server shows them', () => {
  const production = { NODE_ENV: 'production', AUTH_SECRET: 'a secret of the tests and of nothing else' }
  expect(formatLogins(readConfig({}))).toContain('http://localhost:3000/outbox')
  for (const env of [production, { SMTP_URL: 'smtp://localhost' }]) {
    expect(formatLogins(readConfig(env))).not.toContain('outbox')
  }
})
