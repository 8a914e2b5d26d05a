// Keeps what another application shares with the installed one (P-pages-24) until the composer takes it
// (`features/content/post/composer/use-share-target.ts`), also during a login.
const composer = '/noticias'

addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && new URL(url).pathname === composer) event.respondWith(keepShared(event.request))
})

async function keepShared(request) {
  let result = 'listo'
  try {
    const form = await request.formData()
    const lines = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? '').trim())
    // Some applications send the address in the text too.
    const text = lines.filter(
      (line, index) =>
        line &&
        !lines.some((other, at) => at !== index && other.includes(line) && (other !== line || at < index)),
    )
    const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0)
    await caches.delete('shared')
    const cache = await caches.open('shared')
    for (const [index, file] of files.entries()) {
      const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
      await cache.put(`/shared/files/${index}`, new Response(file, { headers }))
    }
    // Last, since it says that the rest is there.
    await cache.put('/shared/text', Response.json({ text: text.join('\n'), at: Date.now() }))
  } catch {
    // The device is full, for example.
    result = 'perdido'
  }
  return Response.redirect(`${composer}?compartido=${result}`, 303)
}
