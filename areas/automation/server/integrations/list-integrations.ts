import { accountKinds, managedAccounts, readAccounts } from '#platform/connections/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { Integration } from '../../contract.ts'

const ACCOUNTS = '/news-hub/settings?at=accounts'
const NOTIFICATIONS = '/news-hub/settings?at=notifications'

/** Services that are set up in the settings, each with the id of its managed account. */
const managed = [
  {
    id: 'mail-server',
    name: 'Mail server',
    description: 'Sends the emails of workflows.',
    missing: 'No mail server is set up.',
  },
  {
    id: 'ntfy',
    name: 'ntfy',
    description: 'Takes the notifications of workflows to your phone.',
    missing: 'No ntfy topic is set up.',
  },
] as const

/** Lists all services that steps can use, and what each of them lacks. */
export async function listIntegrations(desk: Desk): Promise<Integration[]> {
  const accounts = await readAccounts(desk.db, desk.readerId)
  const acting = desk.extensions(accountKinds).filter(({ actions = [] }) => actions.length > 0)
  const ofAccounts = acting.map(({ id, name, sentence }) => {
    const own = accounts.filter(({ kind }) => kind === id)
    const trouble = own.length === 0 ? 'No account is connected.' : troubleOf(own)
    const setup = { page: ACCOUNTS, accountKind: own.length === 0 ? id : null }
    return integration({ id, name, description: sentence }, trouble, setup)
  })
  const there = (await Promise.all(desk.extensions(managedAccounts).map((of) => of(desk)))).flat()
  const ofOthers = managed.map(({ missing, ...one }) => {
    const own = there.filter(({ id }) => id === one.id)
    const trouble = own.length === 0 ? missing : troubleOf(own)
    return integration(one, trouble, { page: NOTIFICATIONS, accountKind: null })
  })
  return [...ofAccounts, ...ofOthers]
}

/** The problem of the first account; null if at least one account works or is untested. */
function troubleOf(own: readonly { state: string; trouble: string | null }[]): string | null {
  if (own.some(({ state }) => state !== 'failing')) return null
  return own[0]?.trouble ?? 'It does not answer.'
}

function integration(
  one: Pick<Integration, 'id' | 'name' | 'description'>,
  missing: string | null,
  setup: { page: string; accountKind: string | null },
): Integration {
  if (missing === null) return { ...one, status: 'connected' }
  return { ...one, status: 'setup-required', setup: { missing, ...setup } }
}
