/** The Helm chart renders objects that Kubernetes accepts, and starts processes as this server is. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listVariables, readConfig } from './config.ts'
import { writeCertificate } from './platform/certificate.testing.ts'
import { readSecretFiles } from './platform/secret-files.ts'
import {
  chart,
  type KubernetesObject,
  mergeValues,
  readChartFile,
  renderChart,
} from './render-chart.testing.ts'
import { startTestServer } from './testing.ts'

interface Probe {
  httpGet: { path: string; port: string; scheme: string }
}

interface Pod {
  terminationGracePeriodSeconds?: number
  containers: [
    {
      command?: string[]
      env: { name: string; value: string }[]
      ports?: { name: string; containerPort: number }[]
      startupProbe?: Probe
      readinessProbe?: Probe
      livenessProbe?: Probe
    },
  ]
}

interface Metric {
  pods?: { metric: { name: string } }
  external?: { metric: { name: string } }
}

interface AdapterRule {
  seriesQuery: string
  name?: { as: string }
}

const readJson = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as object
const ajv = new Ajv({ strict: false, validateFormats: false })
  .addSchema(readJson('deploy/schemas/kubernetes.json'), 'kubernetes')
  .addSchema(readJson('deploy/chart/values.schema.json'), 'values')
const acceptsValues = (values: object) => ajv.validate('values', mergeValues({ ...required, ...values }))

const required = { image: { repository: 'registry.example/brilla' }, host: 'brilla.example' }
const everything = {
  ...required,
  imagePullSecrets: [{ name: 'registry' }],
  env: { LOG_LEVEL: 'warn', OIDC_CASA_ISSUER: 'https://casa.example', OIDC_CASA_CLIENT_ID: 'brilla' },
  secret: { keys: ['AUTH_SECRET', 'DATABASE_URL', 'METRICS_TOKEN', 'OIDC_CASA_CLIENT_SECRET'] },
  existingClaim: 'files',
  api: { autoscaling: { enabled: true } },
  worker: { autoscaling: { enabled: true } },
  networkPolicy: { from: [{ namespaceSelector: { matchLabels: { name: 'gateway' } } }] },
}
const cases = [
  { name: 'what is required', values: required },
  { name: 'everything', values: everything },
  {
    name: 'no network',
    values: { ...required, route: { enabled: false }, networkPolicy: { enabled: false } },
  },
]

let folder: string
let certificate: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brilla-chart-'))
  certificate = { ...(await writeCertificate(folder)) }
})
afterAll(() => rm(folder, { recursive: true }))

const ofKind = (objects: KubernetesObject[], kind: string) => objects.filter((object) => object.kind === kind)

/** The pods of the deployments and of the job. */
const readPods = (objects: KubernetesObject[]) =>
  objects.flatMap(({ spec }) => (spec['template'] as { spec: Pod } | undefined)?.spec ?? [])

/** What Kubernetes says about an object. */
function findFaults(object: KubernetesObject) {
  const [version, group = 'core'] = object.apiVersion.split('/').toReversed()
  const validate = ajv.getSchema(`kubernetes#/definitions/${group.split('.')[0]}.${version}.${object.kind}`)
  if (!validate) return `${object.apiVersion} ${object.kind} is unknown`
  void validate(object)
  return validate.errors
}

describe.each(cases)('P-operation-30: with values for $name', ({ values }) => {
  const objects = renderChart(values)

  test('the values are those of their schema, and Kubernetes and the Gateway API accept every object', () => {
    expect(acceptsValues(values)).toBe(true)
    for (const object of objects) expect(findFaults(object), object.metadata.name).toBe(null)
    const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('no container is root, gains privileges or writes to its root', () => {
    const pods = readPods(objects)
    expect(pods).toHaveLength(3)
    for (const pod of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
        containers: [
          {
            image: `registry.example/brilla:${chart.appVersion}`,
            securityContext: {
              allowPrivilegeEscalation: false,
              readOnlyRootFilesystem: true,
              capabilities: { drop: ['ALL'] },
            },
          },
        ],
      })
    }
  })

  test('each process reads its role and address, and secrets from the files of the Secret', () => {
    const secrets: Record<string, string> = {
      AUTH_SECRET: 'x'.repeat(32),
      DATABASE_URL: 'postgres://brilla@postgres.example/brilla?sslmode=verify-full',
      SMTP_URL: 'smtp://mail.example',
    }
    const configs = readPods(objects).map(({ containers: [{ env }] }) => {
      const variables = env.map(({ name, value }) => {
        const variable = name.replace(/_FILE$/, '')
        if (variable === name) return [name, value]
        expect(value).toBe(`/run/secrets/brilla/${variable}`)
        return [variable, secrets[variable] ?? 'x']
      })
      const bucket = values === everything ? {} : { S3_BUCKET: 'brilla' }
      const set = Object.fromEntries(variables) as Record<string, string>
      expect(set).toMatchObject({
        TLS_CERTIFICATE: '/run/secrets/tls/tls.crt',
        TLS_KEY: '/run/secrets/tls/tls.key',
      })
      return readConfig({ NODE_ENV: 'production', ...bucket, ...set, ...certificate })
    })
    expect(configs.map(({ ROLE }) => ROLE).toSorted()).toEqual(['api', 'worker', 'worker'])
    for (const config of configs)
      expect(config).toMatchObject({ PUBLIC_URL: 'https://brilla.example', TRUST_PROXY: '1' })
  })
})

test('P-operation-30: values can set every variable, secret ones by reference only, and no other', () => {
  // The chart sets the first four; the others are the image's, or make no sense in it.
  const elsewhere = [
    'ROLE',
    'PUBLIC_URL',
    'TLS_CERTIFICATE',
    'TLS_KEY',
    'NODE_ENV',
    'DATA_DIR',
    'PORT',
    'HOST',
    'DEMO',
  ]
  const readable = fileURLToPath(import.meta.url)
  const isSecret = (name: string) =>
    name in readSecretFiles({ [`${name}_FILE`]: readable }, () => expect.unreachable())
  const known = [
    ...listVariables({}).map(({ name }) => name),
    // Of Node.
    'NODE_EXTRA_CA_CERTS',
    'OIDC_CASA_ISSUER',
    'OIDC_CASA_CLIENT_ID',
    'OIDC_CASA_CLIENT_SECRET',
    'UNKNOWN',
  ]
  const settable = known.filter((name) => acceptsValues({ env: { [name]: 'x' } }))
  const referable = known.filter((name) => acceptsValues({ secret: { keys: [name] } }))
  expect(referable).toEqual(known.filter(isSecret))
  expect([...settable, ...referable, ...elsewhere, 'UNKNOWN'].toSorted()).toEqual(known.toSorted())
})

test('P-operation-30: an image and a host are required, and the version is that of the product', () => {
  expect(acceptsValues({})).toBe(true)
  expect(acceptsValues({ host: '' })).toBe(false)
  expect(acceptsValues({ image: { repository: '' } })).toBe(false)
  expect(chart).toMatchObject({ version: product.version, appVersion: product.version })
})

const product = readJson('package.json') as { version: string }

describe('P-operation-30: with everything', () => {
  const objects = renderChart(everything)

  test('the database is migrated before processes of the new version start', () => {
    const [job] = ofKind(objects, 'Job')
    expect(job?.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' })
    const [
      {
        containers: [{ command }],
      },
    ] = readPods([job!]) as [Pod]
    expect(command!.slice(-2)).toEqual(['server/src/cli.ts', 'migrate'])
  })

  test('processes may take the 30 s in which they stop, and one after the other is replaced', () => {
    for (const deployment of ofKind(objects, 'Deployment')) {
      expect(readPods([deployment])[0]!.terminationGracePeriodSeconds).toBeGreaterThan(30)
      expect(deployment.spec).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0 } } })
      // The autoscaler's number would be overwritten at each upgrade.
      expect(deployment.spec).not.toHaveProperty('replicas')
    }
    expect(ofKind(objects, 'PodDisruptionBudget')).toHaveLength(2)
  })

  test('probes and autoscaling ask for what a process answers', async () => {
    const server = await startTestServer()
    try {
      for (const {
        containers: [container],
      } of readPods(ofKind(objects, 'Deployment'))) {
        expect(container.ports).toEqual([{ name: 'https', containerPort: readConfig({}).PORT }])
        for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
          expect(probe!.httpGet).toMatchObject({ port: 'https', scheme: 'HTTPS' })
          expect(await server.send('GET', probe!.httpGet.path)).toMatchObject({ status: 200 })
        }
      }
      const { body } = await server.send('GET', '/metrics')
      const adapter = parse(readChartFile('prometheus-adapter.yaml')) as {
        rules: Record<'custom' | 'external', AdapterRule[]>
      }
      const provided = Object.values(adapter.rules)
        .flat()
        .map(({ seriesQuery, name }) => {
          const series = seriesQuery.replace(/\{.*/, '')
          expect(body).toMatch(new RegExp(`^${series}[ {]`, 'm'))
          return name?.as ?? series
        })
      const asked = ofKind(objects, 'HorizontalPodAutoscaler')
        .flatMap(({ spec }) => spec['metrics'] as Metric[])
        .map(({ pods, external }) => (pods ?? external)!.metric.name)
      expect(asked.toSorted()).toEqual(provided.toSorted())
      expect(asked).toHaveLength(3)
    } finally {
      await server.stop()
    }
  })

  test('the gateway verifies the certificate of the processes', () => {
    const [service] = ofKind(objects, 'Service')
    expect(service!.spec['ports']).toMatchObject([{ port: 443, targetPort: 'https' }])
    const [policy] = ofKind(objects, 'BackendTLSPolicy')
    expect(policy!.spec).toMatchObject({
      targetRefs: [{ name: service!.metadata.name }],
      validation: {
        hostname: 'brilla',
        caCertificateRefs: [{ kind: 'ConfigMap', name: 'brilla-authority' }],
      },
    })
  })

  test('one client stays at one process while it polls', () => {
    const [route] = ofKind(objects, 'HTTPRoute')
    const [realtime, other] = route!.spec['rules'] as object[]
    expect(realtime).toMatchObject({
      matches: [{ path: { value: '/socket.io' } }],
      sessionPersistence: { type: 'Cookie' },
    })
    expect(other).not.toHaveProperty('sessionPersistence')
  })
})
