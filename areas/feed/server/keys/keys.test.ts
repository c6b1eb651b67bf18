import { expect, test } from 'vitest'
import { testTools } from '#server/test-tools.ts'
import { deskOf } from '#server/tools.ts'
import { keys as contract } from '../../contracts/keys.ts'
import { ownKeysOf, serverKeys } from './keeper.ts'

test('each reader has keys of their own, and the standard ones are not kept', async () => {
  const tools = await testTools()
  const second = deskOf(tools, 'second')
  const keys = serverKeys(tools.desk)
  expect(await ownKeysOf(tools.desk)).toEqual([])

  await keys.saveKeys({
    keys: [
      { command: 'save', key: 'b' },
      { command: 'mark', key: null },
      { command: 'go-feed', key: 'x f' },
      { command: 'next', key: 'j' },
    ],
  })
  expect(await ownKeysOf(tools.desk)).toEqual([
    { command: 'go-feed', key: 'x f' },
    { command: 'mark', key: null },
    { command: 'save', key: 'b' },
  ])
  expect(await ownKeysOf(second)).toEqual([])

  await keys.saveKeys({ keys: [{ command: 'mark', key: 'e' }] })
  expect(await ownKeysOf(tools.desk)).toEqual([{ command: 'mark', key: 'e' }])
  await keys.saveKeys({ keys: [] })
  expect(await ownKeysOf(tools.desk)).toEqual([])
  await tools.close()
})

test.each([
  [
    'the same key twice',
    [
      { command: 'save', key: 'x' },
      { command: 'mark', key: 'x' },
    ],
    'same key',
  ],
  ['a key that a standard one begins', [{ command: 'save', key: 'm x' }], 'same key'],
  ['a key without a sign', [{ command: 'save', key: 'Tab' }], 'with a sign'],
  ['a space', [{ command: 'save', key: ' ' }], 'with a sign'],
  ['Ctrl', [{ command: 'save', key: 'Ctrl K' }], 'with a sign'],
  ['a command that there is not', [{ command: 'explode', key: 'x' }], 'Invalid'],
])('%s is refused', (_, keys, words) => {
  const { error } = contract.saveKeys.input.safeParse({ keys })
  expect(error?.issues[0]?.message).toContain(words)
})
