import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MODELS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { askWithTools } from './ask-with-tools.ts'
import { KEY, playAsking, type PlayedAsking } from './test-asking.ts'
import { whole } from './test-streams.ts'

let asking: PlayedAsking
let looked: unknown[] = []
afterEach(async () => {
  looked = []
  await asking.close()
})

const lookUp = {
  name: 'look_up',
  description: 'Looks a ship up.',
  input: z.object({ ship: z.string() }),
  async execute(input: { ship: string }) {
    looked.push(input)
    if (input.ship === 'Orca') throw new Problem('not-found', 'There is no such ship.')
    return { ship: input.ship, crew: 9 }
  },
}
const call = (name: string, input: unknown, id = 'x') => ({
  id,
  type: 'function',
  function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
})
/** Makes the endpoint give these messages, one a turn, and then the last one again and again. */
async function play(...messages: object[]) {
  let turn = 0
  asking = await playAsking((response) =>
    whole(response, messages[Math.min(turn++, messages.length - 1)]!),
  )
}
const ask = (more = {}) =>
  askWithTools(asking.world, asking.chosen, {
    system: 'Answer.',
    prompt: 'How many sail on the Marlena?',
    tools: [lookUp],
    read: (text) => text || null,
    ...more,
  })
const told = () =>
  asking.played.asked.at(-1)!.messages.flatMap((one) => (one.role === 'tool' ? [one.content] : []))

test('a model looks something up and answers, and each turn is counted', async () => {
  await play(
    { content: null, tool_calls: [call('look_up', { ship: 'Marlena' })] },
    { content: 'Nine.' },
  )
  expect(await ask()).toBe('Nine.')
  expect(looked).toEqual([{ ship: 'Marlena' }])
  expect(told()).toEqual(['{"ship":"Marlena","crew":9}'])
  expect(asking.played.asked[0]!.tools![0]!.function).toMatchObject({
    name: 'look_up',
    parameters: { type: 'object', required: ['ship'] },
  })
  expect(await asking.rows()).toMatchObject([{ calls: 2, inputTokens: 20, outputTokens: 10 }])
})

test('what is wrong with a call is told to the model', async () => {
  await play(
    {
      content: 'Let me see.',
      tool_calls: [
        call('format_disk', {}, 'a'),
        call('look_up', { ship: 7 }, 'b'),
        call('look_up', '{"ship": "Mar', 'c'),
        call('look_up', { ship: 'Orca' }, 'd'),
        call('__proto__', { __proto__: null }, 'e'),
      ],
    },
    { content: 'Nobody knows.' },
  )
  expect(await ask()).toBe('Nobody knows.')
  const [strange, wrong, half, failed, proto] = told()
  expect(strange).toBe('There is no tool "format_disk".')
  expect(wrong).toContain('The input is wrong.')
  expect(half).toContain('The input is wrong.')
  expect(failed).toBe('It failed: There is no such ship.')
  expect(proto).toBe('There is no tool "__proto__".')
})

test('the same call for ever is carried out once, and ends at the last turn', async () => {
  await play({ content: null, tool_calls: [call('look_up', { ship: 'Marlena' })] })
  await expect(ask()).rejects.toThrow('did not answer in the requested format')
  expect(looked).toHaveLength(1)
  expect(asking.played.asked).toHaveLength(MODELS.turns)
  expect(asking.played.asked.at(-1)!.tool_choice).toBe('none')
  expect(await asking.rows()).toMatchObject([{ calls: MODELS.turns }])
})

test('of very many calls at once only some are carried out', async () => {
  const calls = Array.from({ length: 500 }, (_, nth) =>
    call('look_up', { ship: `S${nth}` }, `${nth}`),
  )
  await play({ content: null, tool_calls: calls }, { content: 'Many.' })
  expect(await ask()).toBe('Many.')
  expect(looked).toHaveLength(MODELS.calls)
})

test('a call with the key in it is carried out by nobody', async () => {
  await play({
    content: null,
    tool_calls: [call('look_up', '{"ship":"\\u0073k-secret-4f9a77"}')],
  })
  const trouble = await ask().catch((error: unknown) => error)
  expect(trouble).toMatchObject({ trouble: 'repeats-key' })
  expect(String(trouble)).not.toContain(KEY)
  expect(looked).toEqual([])
})

test('a long result is cut, and a bug of a tool is told to nobody', async () => {
  await play(
    { content: null, tool_calls: [call('look_up', { ship: 'Marlena' })] },
    { content: 'Long.' },
  )
  const long = { ...lookUp, execute: async () => 'x'.repeat(10 * MODELS.resultCharacters) }
  await ask({ tools: [long] })
  expect(told()[0]).toHaveLength(MODELS.resultCharacters)
})

test('nothing more is asked once the day has no tokens left, or nobody wants it', async () => {
  await play({ content: null, tool_calls: [call('look_up', { ship: 'Marlena' })] })
  const stop = new AbortController()
  const stopping = { ...lookUp, execute: async () => stop.abort() }
  await expect(ask({ tools: [stopping], signal: stop.signal })).rejects.toThrow()
  expect(asking.played.asked).toHaveLength(1)
  await asking.keeper.savePlan({ ...(await asking.keeper.getPlan({})), mostTokens: 20 })
  const again = { ...asking.chosen, plan: await asking.keeper.getPlan({}) }
  await expect(
    askWithTools(asking.world, again, {
      system: '',
      prompt: 'x',
      tools: [lookUp],
      read: (text) => text,
    }),
  ).rejects.toMatchObject({ trouble: 'limit' })
  expect(asking.played.asked).toHaveLength(1)
})
