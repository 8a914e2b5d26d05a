// Shows push notifications, see `features/notification/push`. It handles no fetches and caches nothing, so that pages
// always run the version that the server has.
addEventListener('install', () => void skipWaiting())

addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(showNotification({ title, body, url, tag }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(new URL(event.notification.data.url, location.origin)))
})

async function showNotification({ title, body, url, tag }) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  await registration.showNotification(title, {
    body,
    tag,
    icon: '/notification-icon.png',
    data: { url },
    // Browsers require a notification for each push; one who is looking at Brilla has heard of it there.
    silent: windows.some(({ focused }) => focused),
  })
}

// In an open tab if there is one, so that a person does not collect tabs.
async function openPage(url) {
  if (url.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((tab) => tab.url === url.href) ?? windows[0]
  if (!open) return clients.openWindow(url.href)
  try {
    await open.focus()
    if (open.url !== url.href) await open.navigate(url.href)
  } catch {
    // A tab that the worker does not control yet cannot be navigated.
    await clients.openWindow(url.href)
  }
}
