/** What a document says when its scripts do not run (P-pages-26): part of the document, since the client's texts are scripts. */
import { brand } from '@brilla/contract/platform/brand'
import type { Language } from '../src/lib/language.ts'

const texts = {
  es: {
    title: 'Esta página necesita JavaScript',
    text: 'Actívalo en la configuración de tu navegador y vuelve a cargar la página. La página de inicio se puede leer sin JavaScript.',
    reload: 'Volver a cargar',
    home: 'Ir al inicio',
    readable:
      'Tu navegador tiene JavaScript desactivado. Puedes leer esta página; para iniciar sesión o enviar un formulario, actívalo y vuelve a cargarla, o escríbenos a',
    other: { language: 'en', text: 'Read in English' },
    late: `Si esta página no responde, vuelve a cargarla. Si sigue igual, actualiza tu navegador: ${brand.name} necesita Chrome o Edge 123, Firefox 128, Safari 17.5 o una versión más reciente.`,
  },
  en: {
    title: 'This page needs JavaScript',
    text: "Turn it on in your browser's settings and reload the page. The home page can be read without JavaScript.",
    reload: 'Reload',
    home: 'Go to the home page',
    readable:
      'JavaScript is turned off in your browser. You can read this page; to log in or send a form, turn it on and reload the page, or write to us at',
    other: { language: 'es', text: 'Leer en español' },
    late: `If this page doesn't respond, reload it. If that doesn't help, update your browser: ${brand.name} needs Chrome or Edge 123, Firefox 128, Safari 17.5, or a newer version.`,
  },
} satisfies Record<Language, object>

/** The notices at the beginning and at the end of the body. `isReadable`: whether the document has its content without scripts. `forGuests`: whether guests see it without the client. */
export function writeNotices(
  language: Language,
  { isReadable, forGuests }: { isReadable: boolean; forGuests: boolean },
): { first: string; last: string } {
  const t = texts[language]
  const reload = `<a href="">${t.reload}</a>`
  const withoutScripts = isReadable
    ? // The header of the landing page is placed at the top of what contains it.
      '<style>#root{position:relative}[data-needs-scripts]{visibility:hidden}</style>' +
      `<p class="document-notice">${t.readable} <a href="mailto:${brand.contact}">${brand.contact}</a>. ` +
      `<a href="?lang=${t.other.language}" lang="${t.other.language}" hreflang="${t.other.language}">${t.other.text}</a></p>`
    : '<style>#root{display:none}</style>' +
      `<main class="document-notice"><p><a href="/">${brand.name}</a></p><h1>${t.title}</h1><p>${t.text}</p>` +
      `<p>${reload} <a href="/">${t.home}</a></p></main>`
  return {
    first: `<noscript>${withoutScripts}</noscript>`,
    // The client removes it when it has started. Not first, where the link that skips to the content has to be.
    last: `<div id="late" role="status"${forGuests ? ' data-for="member"' : ''}><p>${t.late} ${reload}</p></div>`,
  }
}
