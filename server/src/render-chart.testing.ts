import { readdirSync, readFileSync } from 'node:fs'
import { createEngine, sprigDefaults, sprigDicts, sprigLists, sprigStrings } from '@promptctl/go-template-js'
import { parse, parseAllDocuments, stringify } from 'yaml'

export interface KubernetesObject {
  apiVersion: string
  kind: string
  metadata: { name: string; annotations?: Record<string, string> }
  spec: Values
}

/** Values of a chart, or a part of an object. */
export interface Values {
  [name: string]: unknown
}

/** Reads a file of the chart. */
export const readChartFile = (path: string) =>
  readFileSync(new URL(`../../deploy/chart/${path}`, import.meta.url), 'utf8')

/** The parsed `Chart.yaml`. */
export const chart = parse(readChartFile('Chart.yaml')) as { version: string; appVersion: string }

/** The values of the chart with the given ones, merged as Helm does. */
export const mergeValues = (given: Values) => merge(parse(readChartFile('values.yaml')) as Values, given)

function merge(defaults: Values, given: Values): Values {
  const entries = Object.entries(given).map(([name, value]) => {
    const base = defaults[name]
    return [name, isMap(base) && isMap(value) ? merge(base, value) : value]
  })
  return { ...defaults, ...Object.fromEntries(entries) }
}

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Renders the chart as `helm template brilla` does, with these functions of Helm: `include`, `toYaml` and those of Sprig. */
export function renderChart(given: Values): KubernetesObject[] {
  const engine = createEngine<string>({
    fromString: (text) => text,
    missingKey: 'error',
    funcs: {
      ...sprigDefaults(),
      ...sprigDicts(),
      ...sprigLists(),
      ...sprigStrings(),
      toYaml: { fn: (value: unknown) => stringify(value).trimEnd(), argTypes: ['value'] },
      include: {
        fn: (name: string, scope: unknown) =>
          engine.parse(`{{ template "${name}" . }}`, helpers).evaluate(scope).join(''),
        argTypes: ['string', 'value'],
      },
    },
  })
  const helpers = engine.parse(readChartFile('templates/_helpers.tpl')).defines()
  const scope = {
    Values: mergeValues(given),
    Release: { Name: 'brilla' },
    Chart: { AppVersion: chart.appVersion },
  }
  return readdirSync(new URL('../../deploy/chart/templates', import.meta.url))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const text = engine
        .parse(readChartFile(`templates/${name}`), helpers)
        .evaluate(scope)
        .join('')
      return parseAllDocuments(text, { version: '1.1' })
    })
    .map((document) => {
      if (document.errors[0]) throw document.errors[0]
      return document.toJS() as KubernetesObject | null
    })
    .filter((object) => object !== null)
}
