// The service worker of logged-in people: pages that open without a network, shared photos, and push notifications. What
// the build knows is filled in by `plugins/service-worker.ts`.
import './offline.js'
import './push.js'
import './share.js'

// Takes over at once: files have a hash in their name, so a newer worker serves the files of older pages too.
addEventListener('install', () => void skipWaiting())

addEventListener('activate', (event) => event.waitUntil(clients.claim()))
