/**
 * Layout of all mails: one column and one action, in tables and inline styles for compatibility with mail programs,
 * without images or tracking.
 */
import { brand } from '@brilla/contract/platform/brand'
import type { Language } from '@brilla/contract/platform/errors'
import { endSentence } from '@brilla/contract/platform/sentence'
import type { Mail } from './mail.ts'

/** Texts of a mail in one language; placeholders such as `{brand}` and `{name}` are replaced by values. */
interface MailText {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** Label of the button, if there is one. */
  action?: string
  footer: string
}

/** Texts of a mail in both languages. */
export type MailTexts = Record<Language, MailText>

interface Written {
  to: string
  /** Any value other than `en` means Spanish. */
  language: string
  values: Record<string, string>
  /** Paragraphs after those of the texts, shown as they are. */
  items?: readonly string[]
  /** Target of the button. */
  url?: string
  /** Links below the footer. */
  links?: readonly Link[]
}

interface Link {
  label: string
  url: string
}

/** Writes a mail with the same content as text and as HTML. */
export function writeMail(
  texts: MailTexts,
  { to, language, values: own, items = [], url, links = [] }: Written,
): Mail {
  const values = { brand: brand.name, ...own }
  const lang = language === 'en' ? 'en' : 'es'
  const { action, ...said } = texts[lang]
  const subject = oneLine(fill(said.subject, values))
  const heading = fill(said.heading, values)
  const paragraphs = [...said.paragraphs.map((paragraph) => fill(paragraph, values)), ...items]
  const footer = fill(said.footer, values)
  const button = action && url ? { label: fill(action, values), url } : undefined
  const link = button && describeLink(button)
  const text = [heading, ...paragraphs, link, footer, ...links.map(describeLink)].filter(Boolean).join('\n\n')
  return { to, subject, text, html: layOut({ lang, subject, heading, paragraphs, button, footer, links }) }
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, end: string) => {
    const value = values[name]
    return value === undefined ? whole : endSentence(value, end)
  })
}

/** Replaces line breaks, which would add headers. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

interface Layout {
  lang: Language
  subject: string
  heading: string
  paragraphs: string[]
  button: Link | undefined
  footer: string
  links: readonly Link[]
}

const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const table = 'role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"'

function layOut({ lang, subject, heading, paragraphs, button, footer, links }: Layout): string {
  const [first = ''] = paragraphs
  return `<!doctype html>
<html lang="${lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .ground { background-color: #12100e !important; }
  .surface { background-color: #1b1815 !important; }
  .ink { color: #f4eee6 !important; }
  .quiet { color: #a89e93 !important; }
  .ember { color: #ff7a45 !important; }
}
</style>
<!--[if mso]><style>* { font-family: 'Segoe UI', Arial, sans-serif !important }</style><![endif]-->
</head>
<body class="ground" style="margin:0;padding:0;background-color:#faf7f2">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;mso-hide:all">${escapeHtml(first)}</div>
<table ${table} class="ground" bgcolor="#faf7f2" style="background-color:#faf7f2"><tr><td align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="520" align="center"><tr><td><![endif]-->
<table ${table} style="max-width:520px">
<tr><td style="${font};padding:0 4px 20px;font-size:22px;line-height:1.2;font-weight:700;color:#1c1814" class="ink"><span class="ember" style="color:#c2380c">&#9679;</span>&nbsp;${escapeHtml(brand.name)}</td></tr>
<tr><td class="surface" bgcolor="#ffffff" style="background-color:#ffffff;border-radius:14px;padding:32px;word-break:break-word">
<h1 class="ink" style="${font};margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:700;color:#1c1814">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p class="ink" style="${font};margin:0 0 16px;font-size:16px;line-height:1.5;color:#1c1814">${escapeHtml(text)}</p>`).join('\n')}
${button ? layOutButton(button) : ''}
</td></tr>
<tr><td class="quiet" style="${font};padding:20px 4px 0;font-size:13px;line-height:1.5;color:#6b6259">${escapeHtml(footer)}${links.map(layOutLink).join('')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`
}

/**
 * A table cell with a background color works as a button in every mail program; Outlook ignores the padding of links.
 * The URL is repeated below for programs that do not show the button.
 */
function layOutButton({ label, url }: Link): string {
  const href = escapeHtml(url)
  return `<table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td bgcolor="#c2380c" style="background-color:#c2380c;border-radius:999px;mso-padding-alt:13px 26px"><a href="${href}" style="${font};display:inline-block;padding:13px 26px;font-size:16px;line-height:1.2;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="${font};margin:20px 0 0;font-size:13px;line-height:1.5;color:#6b6259;word-break:break-all">${escapeHtml(inWords(url))}</p>`
}

const layOutLink = ({ label, url }: Link) =>
  `<br><a href="${escapeHtml(url)}" class="quiet" style="color:#6b6259">${escapeHtml(label)}</a>`

const describeLink = ({ label, url }: Link) => `${label}\n${inWords(url)}`

/** Mail addresses are shown without `mailto:`. */
const inWords = (url: string) => url.replace(/^mailto:/, '')

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
