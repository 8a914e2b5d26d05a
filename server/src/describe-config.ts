import { listVariables, readConfig } from './config.ts'

/** Values that are not printed; of URLs only the password is left out. */
const secret = /SECRET|TOKEN|PASSWORD|API_KEY/

/**
 * The configuration that a server with these variables has, a line for each variable, without secrets (P-operation-13). Throws
 * ConfigError where such a server would not start.
 */
export function describeConfig(env: Record<string, string | undefined>): string {
  readConfig(env)
  return listVariables(env)
    .map(({ name, value, isDefault }) => {
      if (value === undefined) return `${name} is not set`
      // A password may contain the comma that separates replicas.
      const values = name === 'DATABASE_REPLICA_URL' ? value.split(',') : [value]
      const shown = secret.test(name) ? '(secret)' : values.map(hidePassword).join(',')
      return `${name}=${shown}${isDefault ? ' (default)' : ''}`
    })
    .join('\n')
}

function hidePassword(value: string): string {
  if (!URL.canParse(value)) return value
  const url = new URL(value)
  if (url.password === '' && url.search === '') return value
  if (url.password !== '') url.password = '***'
  // Connection URLs take a password as a parameter, too.
  for (const key of url.searchParams.keys()) if (/password/i.test(key)) url.searchParams.set(key, '***')
  return url.href
}
