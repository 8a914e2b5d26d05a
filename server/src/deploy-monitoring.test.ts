/** The alerts and the dashboard use only metrics that a process exposes, and each alert has an entry in the runbook. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from './config.ts'
import { writeCertificate } from './platform/certificate.testing.ts'
import { createTestDatabase } from './platform/database/testing.ts'
import './platform/rate-limit/redis.ts'
import './platform/redis.ts'
import { startTestServer, type TestServer } from './testing.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

interface Rule {
  record?: string
  alert?: string
  expr: string
  labels: Record<string, string>
  annotations?: Record<string, string>
}

const rules = (
  parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules)
const alerts = rules.filter((rule) => rule.alert !== undefined)

interface Panel {
  id: number
  type: string
  targets?: { expr: string; legendFormat: string }[]
}

const dashboard = JSON.parse(read('deploy/grafana/dashboards/brilla.json')) as { panels: Panel[] }

/** Expressions with the labels that their texts show. */
const expressions = [
  ...rules.map(({ expr, annotations }) => ({
    expr,
    shown: findAll(annotations?.['summary'] ?? '', /\$labels\.(\w+)/g),
  })),
  ...dashboard.panels
    .flatMap(({ targets = [] }) => targets)
    .map(({ expr, legendFormat }) => ({
      expr: expr.replaceAll('$__rate_interval', '5m'),
      shown: findAll(legendFormat, /\{\{(\w+)\}\}/g),
    })),
]

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found!)
}

interface Selector {
  name: string
  /** Labels that are compared or grouped by; of those that are equal to something, with it. */
  labels: Map<string, string | null>
}

/** The metrics that an expression reads; throws where it is no PromQL. */
function findSelectors(expr: string): Selector[] {
  const found: (Selector & { from: number })[] = []
  const groupings: { from: number; to: number; labels: string[] }[] = []
  parser.parse(expr).iterate({
    enter({ type, node, from, to }) {
      const text = expr.slice(from, to)
      if (type.isError) throw new Error(`${expr} has an error at ${from}`)
      if (type.name === 'VectorSelector')
        found.push({ name: /^[\w:]+/.exec(text)![0], labels: new Map(), from })
      if (type.name === 'UnquotedLabelMatcher') {
        const [, label, operator, value] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/s.exec(text)!
        found.at(-1)!.labels.set(label!, operator === '=' ? value! : null)
      }
      if (type.name === 'GroupingLabels') {
        const { from: start, to: end } = node.parent!.parent!
        groupings.push({ from: start, to: end, labels: findAll(text, /(\w+)/g) })
      }
    },
  })
  for (const selector of found)
    for (const { from, to, labels } of groupings)
      if (from <= selector.from && selector.from < to)
        for (const label of labels) if (!selector.labels.has(label)) selector.labels.set(label, null)
  return found
}

/** Labels that Prometheus adds, and those of metrics that need a Redis or a replica, which tests of these services read. */
const added = ['instance', 'job']
const labelsElsewhere: Record<string, string[]> = { redis_up: ['client'], replica_lag_bytes: ['replica'] }

let server: TestServer
let metrics: string
let folder: string
beforeAll(async () => {
  const database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'brilla-monitoring-'))
  server = await startTestServer(await writeCertificate(folder), {
    database,
    replicas: [database.connection],
  })
  const { Ana } = await server.registerTalents('Ana')
  await server.call('getFeed', { token: Ana.token })
  server.context.readiness.turnOff()
  // So that there is a 5xx.
  await server.send('GET', '/readyz')
  metrics = String((await server.send('GET', '/metrics')).body)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

/** The labels of each series of a metric. */
const findSeries = (name: string) =>
  [...metrics.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? `, 'gm'))].map(
    ([, labels = '']) =>
      new Map([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => [label!, value!])),
  )

/** What a process does not have of a metric that an expression reads. */
function findMissing({ name, labels }: Selector): string | null {
  if (name === 'up') return null
  const recorded = rules
    .filter(({ record }) => record === name)
    .map((rule) => new Map(Object.entries(rule.labels)))
  const series = recorded.length > 0 ? recorded : findSeries(name)
  const wanted = [...labels].filter(([label]) => !added.includes(label))
  if (series.length === 0 && metrics.includes(`# TYPE ${name} `)) {
    const known = labelsElsewhere[name] ?? []
    return wanted.every(([label]) => known.includes(label)) ? null : name
  }
  const isThere = series.some((one) =>
    wanted.every(([label, value]) => (value === null ? one.has(label) : one.get(label) === value)),
  )
  return isThere ? null : `${name} ${JSON.stringify(wanted)}`
}

describe('P-operation-37: alerts and dashboard', () => {
  test('ask for metrics that a process has, with labels and values that they have', () => {
    for (const { expr, shown } of expressions) {
      const selectors = findSelectors(expr)
      expect(selectors.length, expr).toBeGreaterThan(0)
      for (const { name, labels } of selectors) {
        const all = new Map([...shown.map((label) => [label, null] as const), ...labels])
        expect(findMissing({ name, labels: all })).toBe(null)
      }
    }
  })

  test('a metric, a label or a value that a process lacks is found', () => {
    const missing = [
      'unknown',
      'mails_total{unknown="x"}',
      'mails_total{outcome="unknown"}',
      'sum by (unknown) (mails_total)',
    ]
    for (const expr of missing) expect(findSelectors(expr).map(findMissing), expr).not.toEqual([null])
    expect(findSelectors('sum by (outcome) (mails_total)').map(findMissing)).toEqual([null])
    expect(() => findSelectors('sum(rate(mails_total[5m])')).toThrow('error')
  })

  test('each alert has a severity, a summary and an entry of the runbook, and each entry an alert', () => {
    for (const { alert, labels, annotations } of alerts) {
      expect(['critical', 'warning'], alert).toContain(labels['severity'])
      expect(annotations?.['summary'], alert).toMatch(/\S/)
      expect(annotations?.['runbook']).toBe(`docs/runbook.md#${alert!.toLowerCase()}`)
    }
    const entries = findAll(read('docs/runbook.md'), /^## (.+)$/gm)
    expect(entries).toEqual([...new Set(alerts.map(({ alert }) => alert))])
  })

  test('at most 16 panels, each with an id of its own', () => {
    const panels = dashboard.panels.filter(({ type }) => type !== 'row')
    expect(panels.length).toBeLessThanOrEqual(16)
    expect(panels.every(({ targets = [] }) => targets.length > 0)).toBe(true)
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  })
})

interface Compose {
  services: Record<string, { image: string; secrets: string[]; volumes: string[] }>
}

test('P-operation-37: Prometheus reads each process of compose.yaml with its token, and Grafana reads Prometheus', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
  const { rule_files: files, scrape_configs: jobs } = parse(read('deploy/prometheus/prometheus.yaml')) as {
    rule_files: string[]
    scrape_configs: {
      job_name: string
      authorization: { credentials_file: string }
      static_configs: { targets: string[] }[]
    }[]
  }
  expect(files).toEqual(['alerts.yaml'])
  const processes = Object.keys(services).filter((name) => services[name]!.image === 'brilla')
  expect(jobs).toEqual([
    {
      job_name: 'brilla',
      scheme: 'https',
      tls_config: { ca_file: '/run/certificate/ca.crt', server_name: 'brilla' },
      authorization: { credentials_file: '/run/secrets/metrics_token' },
      static_configs: [{ targets: processes.map((name) => `${name}:${readConfig({}).PORT}`) }],
    },
  ])
  for (const name of [...processes, 'prometheus']) expect(services[name]!.secrets).toContain('metrics_token')
  expect(services['prometheus']!.volumes).toContain('./prometheus:/etc/prometheus:ro')
  const { datasources } = parse(read('deploy/grafana/datasources/prometheus.yaml')) as {
    datasources: { url: string; isDefault: boolean }[]
  }
  expect(datasources).toMatchObject([{ url: 'https://prometheus:9090', isDefault: true }])
  const { providers } = parse(read('deploy/grafana/dashboards/brilla.yaml')) as {
    providers: { options: { path: string } }[]
  }
  const [folder] = services['grafana']!.volumes[0]!.split(':').slice(1)
  expect(providers.map(({ options }) => options.path)).toEqual([`${folder}/dashboards`])
})
