/** The reason in words why this browser cannot show push messages; null if it can. */
export function whyNoPush(): string | null {
  if (!isSecureContext) return 'Push messages need https, or a server on this machine.'
  if (!('serviceWorker' in navigator) || !('PushManager' in window))
    return 'This browser has no push messages. On an iPhone or iPad, add Synthwire to the home screen first.'
  if (Notification.permission === 'denied')
    return 'This browser blocks notifications of this server. Allow them in its settings for this site.'
  return null
}

/**
 * Asks the reader for permission and subscribes this browser; returns the data that the server
 * needs.
 */
export async function subscribeHere(
  key: string,
): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('Notifications were not allowed.')
  const { pushManager } = await navigator.serviceWorker.ready
  const former = await pushManager.getSubscription()
  const subscription =
    former ??
    (await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    }))
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth'])
    throw new Error('This browser gave no address for messages.')
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** A name for this browser that its user recognizes: "Firefox on Linux". */
export function nameOfHere(): string {
  const { userAgent } = navigator
  const first = (names: readonly (readonly [string, string])[], otherwise: string) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1] ?? otherwise
  const browser = first(
    [
      ['Firefox', 'Firefox'],
      ['Edg', 'Edge'],
      ['Chrome', 'Chrome'],
      ['Safari', 'Safari'],
    ],
    'A browser',
  )
  const system = first(
    [
      ['Android', 'Android'],
      ['iPhone', 'iPhone'],
      ['iPad', 'iPad'],
      ['Mac', 'Mac'],
      ['Windows', 'Windows'],
      ['Linux', 'Linux'],
    ],
    'this device',
  )
  return `${browser} on ${system}`
}
