/** The page of an export that a person reads: opened from a disk, with no script and nothing from the network. */
import type { Language } from '@brilla/contract/errors'
import { escapeHtml } from '../core/mail-layout.ts'
import type { Collected } from './collect.ts'

type Section = keyof Collected['data']

const texts: Record<
  Language,
  { title: string; intro: string; nothing: string; sections: Record<Section, string> }
> = {
  es: {
    title: 'Tu cuenta de Brilla',
    intro:
      'Esto es todo lo que guarda tu cuenta. Lo mismo está en la carpeta data, para otros programas, y tus archivos en files.',
    nothing: 'Nada',
    sections: {
      account: 'Tus datos',
      sessions: 'Dónde entraste',
      categories: 'Tus categorías',
      following: 'A quién sigues',
      followers: 'Quién te sigue',
      blocked: 'A quién bloqueaste',
      posts: 'Tus publicaciones',
      comments: 'Tus comentarios',
      likes: 'Lo que te gustó',
      invitations: 'Tus invitaciones',
      files: 'Tus archivos',
    },
  },
  en: {
    title: 'Your Brilla account',
    intro:
      'This is everything your account holds. The same is in the folder data, for other programs, and your files are in files.',
    nothing: 'Nothing',
    sections: {
      account: 'About you',
      sessions: 'Where you logged in',
      categories: 'Your categories',
      following: 'Whom you follow',
      followers: 'Who follows you',
      blocked: 'Whom you blocked',
      posts: 'Your posts',
      comments: 'Your comments',
      likes: 'What you liked',
      invitations: 'Your invitations',
      files: 'Your files',
    },
  },
}

const style = `
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; background: #faf7f2; color: #1c1814; font: 16px/1.5 Figtree, system-ui, sans-serif }
h1 b { color: #c2380c } nav a { margin-right: 1rem } a { color: #c2380c }
table { width: 100%; border-collapse: collapse; background: #fff; border-radius: 14px; overflow: hidden }
th, td { padding: .5rem .75rem; text-align: left; vertical-align: top; border-bottom: 1px solid #e8e1d8; overflow-wrap: anywhere; white-space: pre-line }
img { max-width: 12rem; max-height: 12rem; border-radius: 8px }
@media (prefers-color-scheme: dark) { body { background: #12100e; color: #f4eee6 } table { background: #1b1815 } th, td { border-color: #322d28 } a, h1 b { color: #ff7a45 } }
`

export function renderIndex({ data, language }: Collected): string {
  const { title, intro, nothing, sections } = texts[language]
  const names = Object.keys(sections) as Section[]
  const parts = names.map((name) => {
    const value = data[name]
    const body = Array.isArray(value) ? tableOf(value, nothing) : recordOf(value)
    return `<section id="${name}"><h2>${escapeHtml(sections[name])}</h2>${body}</section>`
  })
  const links = names.map((name) => `<a href="#${name}">${escapeHtml(sections[name])}</a>`)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<h1><b>●</b> ${escapeHtml(title)}</h1><p>${escapeHtml(intro)}</p><nav>${links.join('')}</nav>
${parts.join('\n')}
</body></html>`
}

function recordOf(record: object): string {
  const rows = Object.entries(record).map(
    ([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${valueOf(value)}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

function tableOf(rows: readonly object[], nothing: string): string {
  const [first] = rows
  if (!first) return `<p>${escapeHtml(nothing)}</p>`
  const columns = Object.keys(first)
  const head = columns.map((column) => `<th>${escapeHtml(column)}</th>`).join('')
  const body = rows.map((row) => {
    const cells = columns.map((column) => `<td>${valueOf((row as Record<string, unknown>)[column])}</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (value instanceof Date) return `<time>${value.toISOString()}</time>`
  if (Array.isArray(value)) return value.map(valueOf).join('<br>') || '–'
  if (typeof value === 'object')
    return 'file' in value ? valueOf(value.file) : escapeHtml(JSON.stringify(value))
  const text = String(value as string | number | boolean)
  return /^files\/[\w./-]+$/.test(text) ? fileOf(text) : escapeHtml(text)
}

function fileOf(path: string): string {
  return path.endsWith('.jpg')
    ? `<a href="${path}"><img src="${path}" alt="" loading="lazy"></a>`
    : `<a href="${path}">${escapeHtml(path.split('/').at(-1)!)}</a>`
}
