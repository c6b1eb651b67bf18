import { Problem } from '#core/problem.ts'
import { leaderboardHost, pageOfDataset, rowsAddress } from './contracts/leaderboard-source.ts'

/** The most rows that the service gives at once. */
export const ROWS_AT_ONCE = 100

const PAGE_HOST = 'huggingface.co'
const DATASET = /^[\w.-]{1,100}\/[\w.-]{1,100}$/

export interface DatasetAddress {
  /** The address of the dataset's rows. */
  rows: string
  /** The dataset's name on the screen; for another service, its host. */
  name: string
  page: string | null
}

/**
 * Finds the dataset at a typed address, which may be its web page or a service that returns its
 * rows.
 */
export function datasetAt(typed: string | null): DatasetAddress {
  if (typed === null) return named(null)
  const url = urlOf(typed)
  if (url.hostname === PAGE_HOST) {
    const [datasets, owner = '', name = ''] = url.pathname.split('/').filter(Boolean)
    const dataset = `${owner}/${name}`
    if (datasets !== 'datasets' || !DATASET.test(dataset)) throw noDataset()
    return named(dataset)
  }
  const dataset = url.searchParams.get('dataset')
  const isOfService = url.origin === leaderboardHost && dataset !== null && DATASET.test(dataset)
  if (!isOfService) return { rows: url.href, name: url.hostname, page: null }
  return { ...named(dataset), rows: url.href }
}

/** The address of the rows that begin at `offset`. */
export function rowsFrom(rows: string, offset: number): string {
  const url = new URL(rows)
  url.searchParams.set('offset', String(offset))
  url.searchParams.set('length', String(ROWS_AT_ONCE))
  return url.href
}

function named(dataset: string | null): DatasetAddress {
  const rows = dataset === null ? rowsAddress() : rowsAddress(dataset)
  const { name, address } = pageOfDataset(new URL(rows).searchParams.get('dataset')!)
  return { rows, name, page: address }
}

/**
 * Reads an address, with or without "https://". An address with a password is refused, because it
 * is shown to readers.
 */
function urlOf(typed: string): URL {
  const whole = typed.includes('://') ? typed : `https://${typed}`
  if (!URL.canParse(whole)) throw noDataset()
  const url = new URL(whole)
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw noDataset()
  url.hash = ''
  return url
}

function noDataset(): Problem {
  const message =
    'Enter the page of a dataset, such as https://huggingface.co/datasets/OWNER/NAME, or the address of its rows.'
  return new Problem('invalid', message, { fields: { address: message } })
}
