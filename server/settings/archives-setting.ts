import { resolve } from 'node:path'
import { Problem } from '#core/problem.ts'
import { readSwitch } from './read-switch.ts'
import { demandStore, type StoreSettings } from './store-setting.ts'

const HOUR_MS = 3_600_000
const UNIT_HOURS: Record<string, number> = { hour: 1, day: 24, week: 168 }
const LONGEST_HOURS = 366 * 24
const DEFAULT_KEEP = 7
const MOST_KEPT = 1000

/** The settings of archives that the worker makes on a schedule. */
export interface ArchiveSettings {
  /** The folder of the archives; null if they are in the store. */
  folder: string | null
  everyMs: number
  /** The number of newest verified archives that are kept. */
  keep: number
  withSecrets: boolean
}

/**
 * Reads the settings of archives: SYNTHWIRE_ARCHIVES turns them on and names the folder or the
 * store; the other variables set their interval, number and contents.
 */
export function readArchives(
  env: Record<string, string | undefined>,
  store: StoreSettings | null,
): ArchiveSettings | null {
  const place = env['SYNTHWIRE_ARCHIVES']
  if (!place) return null
  if (place === 'store') demandStore('SYNTHWIRE_ARCHIVES', store)
  return {
    folder: place === 'store' ? null : resolve(place),
    everyMs: readEvery(env['SYNTHWIRE_ARCHIVES_EVERY'] || '1 day'),
    keep: readKeep(env['SYNTHWIRE_ARCHIVES_KEEP']),
    withSecrets: readSwitch('SYNTHWIRE_ARCHIVES_SECRETS', env),
  }
}

function readEvery(text: string): number {
  const [, count, unit] = /^(\d{1,5}) (hour|day|week)s?$/.exec(text) ?? []
  const hours = Number(count) * (UNIT_HOURS[unit ?? ''] ?? 0)
  if (hours >= 1 && hours <= LONGEST_HOURS) return hours * HOUR_MS
  throw new Problem(
    'invalid',
    `SYNTHWIRE_ARCHIVES_EVERY is "${text}". Give a time such as "12 hours", "1 day" or "2 weeks", up to a year.`,
  )
}

function readKeep(text: string | undefined): number {
  if (!text) return DEFAULT_KEEP
  const keep = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (keep >= 1 && keep <= MOST_KEPT) return keep
  throw new Problem(
    'invalid',
    `SYNTHWIRE_ARCHIVES_KEEP is "${text}". Give a number from 1 to ${MOST_KEPT}.`,
  )
}
