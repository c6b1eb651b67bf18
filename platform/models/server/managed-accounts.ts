import { managedState, readHealth, type ListManaged } from '#platform/connections/server/lends.ts'
import { readEndpoints } from './endpoints.ts'

/** Lists AI endpoints among the reader's accounts. */
export const endpointsAsAccounts: ListManaged = async ({ db, readerId }) => {
  const endpoints = await readEndpoints(db, readerId)
  const checked = await readHealth(db, { readerId, area: 'models', kind: 'endpoint' })
  return endpoints.map(({ id, name, address, trouble }) => {
    const checkedAt = checked.get(id) ?? null
    return {
      id,
      kindName: 'AI endpoint',
      name,
      address: new URL(address).host,
      state: managedState({ trouble, checkedAt }),
      trouble,
      checkedAt,
      usedFor: 'AI features',
      page: '/news-hub/ai-studio',
    }
  })
}
