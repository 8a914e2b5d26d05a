// Inlined into the document that a guest gets of a profile, and the only script there: stores what a link is for, so that
// it is continued after the registration or login (`lib/intent.ts`), and the language that is chosen (`lib/language.ts`).
addEventListener('click', ({ target }) => {
  const link = target.closest('a')
  const { intent, photo, language } = link?.dataset ?? {}
  try {
    if (language) {
      document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`
      localStorage.setItem('lang', language)
    }
    if (intent) {
      const path = new URL(link.href).searchParams.get('next')
      const name = document.querySelector('h1')?.textContent
      localStorage.setItem('intent', JSON.stringify({ action: intent, photo, path, name, at: Date.now() }))
    }
  } catch {
    // Storage can be forbidden; the links work without it.
  }
})
