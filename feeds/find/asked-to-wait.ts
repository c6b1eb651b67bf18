import { Problem } from '#core/problem.ts'
import type { Fetched } from '../fetch/fetch-feed.ts'

/**
 * Thrown if the server refuses requests at the moment (429, 503), so that nothing is known about
 * the address.
 */
export class AskedToWait extends Problem {
  /** The address that could not be read. */
  readonly address: string
  readonly refusal: Extract<Fetched, { kind: 'failed' }>

  constructor(address: string, refusal: Extract<Fetched, { kind: 'failed' }>) {
    super(
      'unavailable',
      `${reasonOf(address, refusal)} Try again later, or follow it now: it is then fetched as soon as it can be.`,
    )
    this.address = address
    this.refusal = refusal
  }

  /** The server's refusal, as a sentence. */
  get reason(): string {
    return reasonOf(this.address, this.refusal)
  }
}

export function isAskedToWait({
  status,
  errorKind,
}: Extract<Fetched, { kind: 'failed' }>): boolean {
  return errorKind !== 'walled' && (status === 429 || status === 503)
}

function reasonOf(address: string, { status }: { status: number | null }): string {
  const { hostname } = new URL(address)
  return status === 429
    ? `${hostname} is limiting requests at the moment (429).`
    : `${hostname} is overloaded or under maintenance at the moment (503).`
}
