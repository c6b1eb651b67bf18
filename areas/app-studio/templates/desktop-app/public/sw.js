// Keeps what the app was asked for, so that it opens without a network. What the network has is newer, and comes first.
const CACHE = 'app'

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  event.respondWith(fromNetwork(request).catch(() => caches.match(request)))
})

async function fromNetwork(request) {
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone())
  }
  return answer
}
