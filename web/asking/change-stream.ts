import { changesAddress, type Change } from '#core/wire.ts'

const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

/** A reported change; `everything` after a gap in which changes may have been missed. */
export type Heard = Change | 'everything'

/**
 * Listens for changes on the server until the returned function is called, including those since
 * the page was drawn (`drawnAt`, an ISO 8601 time). `isKept` is true if the page comes from the
 * browser's cache and not from the server, so that anything may have changed since. `base` is the
 * path before each path of the server. A hidden page closes the stream, because browsers allow few
 * connections to one server, and a reader with many tabs would use them all up.
 */
export function followChanges(
  onChange: (heard: Heard) => void,
  drawnAt?: string,
  isKept = false,
  base = '',
): () => void {
  let since = drawnAt ? `?since=${encodeURIComponent(drawnAt)}` : ''
  let stream: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  // A page that was loaded in the background has missed the changes until it is first visible.
  let hasGap = isKept || document.visibilityState !== 'visible'

  function open() {
    stream = new EventSource(base + changesAddress + since)
    since = ''
    stream.addEventListener('gap', () => onChange('everything'))
    stream.addEventListener('open', () => {
      retryMs = FIRST_RETRY_MS
      if (hasGap) onChange('everything')
      hasGap = true
    })
    stream.addEventListener('change', (event: MessageEvent<string>) => {
      onChange(JSON.parse(event.data) as Change)
    })
    stream.addEventListener('error', () => {
      // After a lost connection the browser tries again by itself; after a refusal it gives up for good.
      if (stream?.readyState === EventSource.CLOSED) retryLater()
    })
  }

  function close() {
    clearTimeout(retry)
    if (!stream) return
    stream.close()
    stream = null
    hasGap = true
  }

  function retryLater() {
    close()
    retry = setTimeout(open, retryMs)
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }

  function handleVisibility() {
    close()
    if (document.visibilityState === 'visible') open()
  }

  document.addEventListener('visibilitychange', handleVisibility)
  handleVisibility()
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    close()
  }
}
