// Shows push notifications, see `features/notifications/notification/push`.
addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data.json()
  event.waitUntil(showNotification({ title, body, url, tag, lang }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(new URL(event.notification.data.url, location.origin)))
})

async function showNotification({ title, body, url, tag, lang }) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  await registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/app-192.png',
    data: { url },
    // Browsers require a notification for each push; one who is looking at Brilla has heard of it there.
    silent: windows.some(({ focused }) => focused),
  })
  // Without a number, which only an open page knows, and then shows.
  if (windows.length === 0) await navigator.setAppBadge?.().catch(() => {})
}

// Other tabs stay where they are: they may hold what a person has not saved.
async function openPage(url) {
  if (url.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((tab) => tab.url === url.href)
  await (open ? open.focus() : clients.openWindow(url.href))
}
