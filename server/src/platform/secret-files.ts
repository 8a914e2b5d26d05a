import { readFileSync } from 'node:fs'

/** Variables that are secret or contain a password, which orchestrators keep in files. */
const secret =
  /^(?:DATABASE_URL|DATABASE_DIRECT_URL|DATABASE_REPLICA_URL|REDIS_URL|SMTP_URL|S3_ACCESS_KEY_ID|S3_SECRET_ACCESS_KEY|AUTH_SECRET|AUTH_SECRET_PREVIOUS|OIDC_.+_CLIENT_SECRET|FACEBOOK_CLIENT_SECRET|TRANSLATE_API_KEY|METRICS_TOKEN)$/

/**
 * The variables that are set, with the first line of the file that `{NAME}_FILE` names as the value of a secret. `refuse` is called
 * with a variable and what is wrong with it.
 */
export function readSecretFiles(
  env: Record<string, string | undefined>,
  refuse: (name: string, fault: string) => never,
): Record<string, string> {
  const set = Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(
    set.map(([variable, value]) => {
      const name = variable.replace(/_FILE$/, '')
      if (name === variable || !secret.test(name)) return [variable, value]
      if (env[name]) refuse(variable, `${name} is set too`)
      return [name, readFirstLine(value) || refuse(variable, 'name a readable file with the value')]
    }),
  )
}

function readFirstLine(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/, 1)[0]
  } catch {
    return undefined
  }
}
