import type { Account } from '../contracts/accounts.ts'

type State = Account['state']

export const stateWords: Readonly<Record<State, string>> = {
  ok: 'Connected',
  failing: 'Not working',
  untested: 'Not checked yet',
}

export const stateTone = { ok: 'success', failing: 'error', untested: 'neutral' } as const

/** The line below the name: the kind, the host, and the result of the last check. */
export function aboutAccount({
  kindName,
  address,
  found,
}: {
  kindName: string
  address: string | null
  found?: string | null
}): string {
  return [kindName, address, found].filter(Boolean).join(' · ')
}
