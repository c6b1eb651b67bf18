import { expect, test } from 'vitest'
import { serverAccounts } from '#platform/connections/server/accounts/accounts-api.ts'
import { saveEndpoint } from '#platform/models/server/endpoints.ts'
import { serverChannels } from '#platform/notifications/server/channels-api.ts'
import { testTools } from '#server/test-tools.ts'
import { serverWebhooks } from './api.ts'

test('services that are set up elsewhere stand among the accounts, by their hosts alone', async () => {
  const tools = await testTools()
  const { desk, readerId } = tools
  await serverWebhooks(desk).saveWebhook({
    name: 'Script',
    address: 'https://script.example/hook/pw-hook',
    events: ['article.new'],
    topic: null,
    folder: null,
  })
  await serverChannels(desk).saveNtfy({
    address: 'https://ntfy.example/pw-topic',
    token: 'pw-ntfy',
  })
  const names = { model: 'small', fastModel: '', thoroughModel: '' }
  const address = 'https://ai.example/v1'
  const endpoint = { kind: 'openai', name: 'Mine', address, key: 'pw-key', ...names } as const
  await saveEndpoint(desk, readerId, endpoint)
  const listed = await serverAccounts(desk).listManaged({})
  expect(listed.map(({ kindName, address, state }) => [kindName, address, state])).toEqual(
    expect.arrayContaining([
      ['Webhook', 'script.example', 'untested'],
      ['ntfy', 'ntfy.example', 'untested'],
      ['AI endpoint', 'ai.example', 'untested'],
    ]),
  )
  expect(JSON.stringify(listed)).not.toContain('pw-')
  await tools.close()
})
