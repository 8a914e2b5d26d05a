import type { Plugin } from 'vite'
import { brand } from '@brilla/contract/platform/brand'
import type { Language } from '../src/lib/language.ts'

interface Texts {
  name: string
  description: string
  shortcuts: { name: string; url: string }[]
}

const texts: Record<Language, Texts> = {
  es: {
    name: `${brand.name}: tu talento a la vista`,
    description: 'La red donde el talento creativo se deja ver y las agencias lo encuentran.',
    shortcuts: [
      { name: 'Mensajes', url: '/conversaciones' },
      { name: 'Notificaciones', url: '/notificaciones' },
      { name: 'Explorar', url: '/explorar' },
    ],
  },
  en: {
    name: `${brand.name}: let your talent be seen`,
    description: 'The network where creative talent gets seen and agencies find it.',
    shortcuts: [
      { name: 'Messages', url: '/conversaciones' },
      { name: 'Notifications', url: '/notificaciones' },
      { name: 'Explore', url: '/explorar' },
    ],
  },
}

/** Path of the manifest in a language; the document of a page names the one in its own. */
export const appManifestPath = (language: Language): string => `/app.${language}.webmanifest`

/** What a device shows of the installed application (P-pages-17). */
export function createAppManifest(language: Language) {
  const { name, description, shortcuts } = texts[language]
  return {
    id: '/',
    lang: language,
    name,
    short_name: brand.name,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // Those of the light theme; the pages name the color of either theme themselves.
    background_color: '#FAF7F2',
    theme_color: '#FAF7F2',
    categories: ['social', 'entertainment', 'lifestyle'],
    icons: [
      { src: '/app-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/app-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    // Received by the service worker (`src/app/service-worker/share.js`).
    share_target: {
      action: '/noticias',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: ['image/*', '.heic', '.heif', '.pdf', '.doc', '.docx'] }],
      },
    },
    shortcuts: shortcuts.map((shortcut) => ({
      ...shortcut,
      icons: [{ src: '/app-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}

/** Writes the manifest in both languages at the root of the client. */
export function appManifest(): Plugin {
  return {
    name: 'app-manifest',
    generateBundle() {
      for (const language of ['es', 'en'] as const) {
        const source = JSON.stringify(createAppManifest(language))
        this.emitFile({ type: 'asset', fileName: appManifestPath(language).slice(1), source })
      }
    },
  }
}
