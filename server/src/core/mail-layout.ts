/** How every mail of ours looks: one column, one action, readable without pictures and in dark mail programs. */
import type { Mail } from './mail.ts'

interface MailContent {
  to: string
  language: string
  subject: string
  heading: string
  paragraphs: string[]
  action: { label: string; url: string }
  footer: string
}

export function layOutMail({
  to,
  language,
  subject,
  heading,
  paragraphs,
  action,
  footer,
}: MailContent): Mail {
  const text = [heading, ...paragraphs, `${action.label}: ${action.url}`, footer].join('\n\n')
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf7f2;color:#1c1814;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:520px;background:#ffffff;border-radius:14px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700"><span style="color:#c2380c">●</span> Brilla</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#c2380c;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0;font-size:13px;color:#6b6259;word-break:break-all">${escapeHtml(action.url)}</p>
<p style="margin:24px 0 0;font-size:13px;color:#6b6259">${escapeHtml(footer)}</p>
</td></tr></table></td></tr></table></body></html>`
  return { to, subject, text, html }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
