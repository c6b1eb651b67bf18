import { collectExtensions, extend } from '#server/extension-points.ts'
import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { testTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { serverAccounts } from './accounts/accounts-api.ts'
import { actWithAccount } from './actions/act-with-account.ts'
import type { ActionFailed } from './kinds/action-failed.ts'
import { accountKinds, type AccountKindPart } from './kinds/account-kinds.ts'
import { openService, type Answers, type Service } from './test-service.ts'

/** A server with accounts of these kinds, whose services run on this machine. */
export async function testAccounts(...kinds: AccountKindPart[]) {
  const tools = await testTools()
  const services: Service[] = []
  if (kinds.length > 0)
    tools.extensions = collectExtensions([{ extends: [extend(accountKinds, ...kinds)] }])
  tools.fetch = guardedFetch({ allowPrivate: ['127.0.0.1/32'] })
  const logged: string[] = []
  const log = { error: (...words: unknown[]) => logged.push(JSON.stringify(words)) }
  tools.log = Object.assign(Object.create(tools.log), log)
  const desk = () => deskOf(tools, tools.readerId)
  const api = () => serverAccounts(desk())
  let attempts = 0
  return {
    ...{ tools, desk, api, logged },
    async serve(answer: Answers, host?: string) {
      const service = await openService(answer, host)
      services.push(service)
      return service
    },
    /** Adds an account of the first kind, or of the named one. */
    async add(values: Record<string, string>, kind = kinds[0]!.id) {
      return api().saveAccount({
        kind,
        name: 'Mine',
        values: Object.entries(values).map(([name, value]) => ({ name, value })),
      })
    },
    act: (account: string, action: string, input: object, more: { signal?: AbortSignal } = {}) =>
      actWithAccount(desk(), {
        ...{ account, action, input, idempotencyKey: `key-${++attempts}`, user: 'profile/1' },
        ...more,
      }),
    /** From now on, the reader is no owner, and so cannot use the private network. */
    beNoOwner: () =>
      tools.db.run(sql`update readers set role = 'reader' where id = ${tools.readerId}`),
    async close() {
      await Promise.all(services.map((one) => one.close()))
      await tools.close()
    },
  }
}
export type TestAccounts = Awaited<ReturnType<typeof testAccounts>>

/**
 * Returns the error with which some work fails, as an `ActionFailed`; fails if the work succeeds.
 */
export async function failureOf(work: Promise<unknown>): Promise<ActionFailed> {
  return work.then(
    () => {
      throw new Error('It did not fail')
    },
    (error: unknown) => error as ActionFailed,
  )
}
