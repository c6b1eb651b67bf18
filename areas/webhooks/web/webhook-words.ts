import type { Attempts, Delivery, Webhook, WebhookEvent } from '../contract.ts'

export const eventWords: Record<WebhookEvent, string> = {
  'article.new': 'New article',
  'article.updated': 'Article updated',
  'article.saved': 'Article saved',
  'source.trouble': 'Source in trouble',
  'notification.new': 'Notification',
}

const eventHints: Record<WebhookEvent, string> = {
  'article.new': 'Once for each article',
  'article.updated': 'When its title or summary changes',
  'article.saved': 'When you or a rule saves one',
  'source.trouble': 'When a source keeps failing or ends',
  'notification.new': 'At once, also in quiet hours',
}

export const eventOptions = Object.entries(eventWords).map(([value, label]) => ({
  value: value as WebhookEvent,
  label,
  hint: eventHints[value as WebhookEvent],
}))

/** The event of a delivery in words, such as "New article". */
export function deliveryWords(event: string): string {
  return event === 'webhook.test' ? 'Test' : (eventWords[event as WebhookEvent] ?? event)
}

export const stateWords: Record<Webhook['state'], string> = {
  on: 'On',
  off: 'Paused',
  stopped: 'Stopped',
}

export function stateTone({ state, trouble }: Pick<Webhook, 'state' | 'trouble'>) {
  if (state === 'stopped') return 'error'
  if (state === 'off') return 'neutral'
  return trouble === null ? 'success' : 'warn'
}

/**
 * The result of a delivery in words, such as "200 in 32 ms", "Waiting", or the reason why it
 * failed.
 */
export function outcomeWords({ state, status, durationMs, error, attempts }: Delivery): string {
  const tries = attempts > 1 ? `, attempt ${attempts}` : ''
  const ms = durationMs === null ? '' : `${durationMs} ms`
  if (error !== null) return `${error} ${ms}${tries}`
  if (state === 'waiting') return 'Waiting'
  return `${status} in ${ms}${tries}`
}

/**
 * Describes attempts: "Last 24 hours: 12 attempts, 2 failed. Half took up to 40 ms, 95 of 100 up to
 * 2.4 s."
 */
export function attemptsWords({ calls, failures, halfMs, mostMs }: Attempts): string {
  const failed = failures === 0 ? 'none failed' : `${failures.toLocaleString('en')} failed`
  const attempts = `${calls.toLocaleString('en')} ${calls === 1 ? 'attempt' : 'attempts'}`
  const words = `Last 24 hours: ${attempts}, ${failed}.`
  if (halfMs === null || mostMs === null) return words
  return `${words} Half took up to ${timeWords(halfMs)}, 95 of 100 up to ${timeWords(mostMs)}.`
}

function timeWords(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** The option for a topic or a folder in the select, as its value. */
export function placeValue({ topic, folder }: Pick<Webhook, 'topic' | 'folder'>): string {
  if (topic !== null) return `topic:${topic}`
  return folder === null ? 'all' : `folder:${folder}`
}

export function placeOf(value: string): Pick<Webhook, 'topic' | 'folder'> {
  const [kind, id] = [value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1)]
  return { topic: kind === 'topic' ? id : null, folder: kind === 'folder' ? id : null }
}
