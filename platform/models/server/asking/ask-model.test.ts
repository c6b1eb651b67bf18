import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { askModel } from './ask-model.ts'
import { KEY, playAsking, someTask, type PlayedAsking } from './test-asking.ts'
import { pourForever, whole, type Play } from './test-streams.ts'

const Ship = z.object({ ship: z.string(), crew: z.int() })
const RIGHT = '{"ship":"Marlena","crew":9}'

let asking: PlayedAsking
afterEach(() => asking.close())

const play = async (play: Play, more = {}) => {
  asking = await playAsking(play, more)
}
/** Makes the endpoint give these answers in order, and then the last one again and again. */
const say = (...texts: string[]) => {
  let asked = 0
  return play((response) =>
    whole(response, { content: texts[Math.min(asked++, texts.length - 1)] }),
  )
}
const ask = (more: object = {}) =>
  askModel(asking.world, asking.chosen, {
    system: 'Answer with JSON.',
    prompt: 'Which ship?',
    content: 'ship',
    shape: Ship,
    ...more,
  })
const troubleOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error as Error,
  )

describe('A question', () => {
  test('goes out with the temperature, the tokens and the schema of its answer', async () => {
    await say(RIGHT)
    expect(await ask({ mostTokens: 50 })).toEqual({ ship: 'Marlena', crew: 9 })
    expect(asking.played.asked[0]).toMatchObject({
      temperature: 0.7,
      max_tokens: 50,
      response_format: {
        type: 'json_schema',
        json_schema: { strict: false, schema: { type: 'object', required: ['ship', 'crew'] } },
      },
    })
  })

  test('asks for no more tokens than its task allows', async () => {
    await say(RIGHT)
    await ask({ mostTokens: 100_000 })
    expect(asking.played.asked[0]).toMatchObject({ max_tokens: someTask.mostTokens })
  })

  test('goes without the schema to an endpoint that refuses one', async () => {
    await play((response, body) =>
      body.response_format
        ? response.writeHead(400).end('{"error":{"message":"unknown field"}}')
        : whole(response, { content: RIGHT }),
    )
    expect(await ask()).toEqual({ ship: 'Marlena', crew: 9 })
    await ask({ content: 'another' })
    expect(asking.played.asked.map((body) => 'response_format' in body)).toEqual([
      true,
      false,
      false,
    ])
    const [endpoint] = await asking.keeper.listEndpoints({})
    expect(endpoint!.trouble).toBeNull()
  })

  test('is asked again with what was wrong, and each time counts', async () => {
    await say('It is the Marlena.', '{"ship":"Marlena"}', RIGHT)
    expect(await ask({ tries: 3 })).toEqual({ ship: 'Marlena', crew: 9 })
    const messages = asking.played.asked[2]!.messages
    expect(messages).toMatchObject([
      { role: 'system' },
      { role: 'user' },
      { role: 'assistant', content: 'It is the Marlena.' },
      { role: 'user', content: expect.stringContaining('no valid JSON') },
      { role: 'assistant', content: '{"ship":"Marlena"}' },
      { role: 'user', content: expect.stringContaining('crew') },
    ])
    expect(await asking.rows()).toMatchObject([{ calls: 3, inputTokens: 30 }])
    // The correct answer was cached.
    await ask({ tries: 3 })
    expect(await asking.rows()).toMatchObject([{ calls: 3, cached: 1 }])
  })

  test('that an older program kept an answer to in another shape is asked again', async () => {
    await say(RIGHT)
    await ask()
    await asking.tools.db.run(sql`update ai_answers set answer = '[1, 2]'`)
    expect(await ask()).toEqual({ ship: 'Marlena', crew: 9 })
    await ask()
    expect(await asking.rows()).toMatchObject([{ calls: 2, cached: 1 }])
  })

  test('is not asked again without being told to, and no more often', async () => {
    await say('No.')
    expect(await troubleOf(ask())).toMatchObject({ trouble: 'wrong-shape' })
    expect(asking.played.asked).toHaveLength(1)
    expect(await troubleOf(ask({ tries: 2 }))).toMatchObject({ trouble: 'wrong-shape' })
    expect(asking.played.asked).toHaveLength(3)
  })

  test('may say what is wrong with an answer of the right shape', async () => {
    await say('{"ship":"Orca","crew":1}', RIGHT)
    const check = ({ ship }: { ship: string }) => (ship === 'Orca' ? 'There is no Orca.' : null)
    expect(await ask({ tries: 2, check })).toEqual({ ship: 'Marlena', crew: 9 })
    expect(asking.played.asked[1]!.messages.at(-1)!.content).toContain('There is no Orca.')
  })
})

describe('A hostile answer', () => {
  test('of unlimited length is given up', async () => {
    await play(async (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      await pourForever(response, ' '.repeat(100_000))
    })
    const trouble = await troubleOf(ask())
    expect(trouble).toMatchObject({ trouble: 'wrong-shape' })
    await asking.played.left
  })

  test('with a prototype in it changes none', async () => {
    await say('{"ship":"Marlena","crew":9,"__proto__":{"polluted":1}}')
    expect(await ask()).toEqual({ ship: 'Marlena', crew: 9 })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('with a count of tokens below zero costs what is guessed', async () => {
    await play((response) =>
      whole(response, { content: RIGHT }, { prompt_tokens: -1e9, completion_tokens: -5 }),
    )
    await ask()
    const [row] = await asking.rows()
    expect(row!.inputTokens).toBeGreaterThan(0)
    expect(row!.outputTokens).toBeGreaterThan(0)
  })

  test('with characters that no database keeps is remembered without them', async () => {
    await say('{"ship":"Mar\\u0000le\\ud800na","crew":9}')
    expect(await ask()).toEqual({ ship: 'Marle\uFFFDna', crew: 9 })
    expect(await ask()).toEqual({ ship: 'Marle\uFFFDna', crew: 9 })
    expect(asking.played.asked).toHaveLength(1)
  })

  test('that spells the key in escapes is discarded', async () => {
    await play((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const text = JSON.stringify({
        choices: [{ message: { role: 'assistant', content: 'KEY' }, finish_reason: 'stop' }],
      })
      response.end(text.replace('KEY', '\\u0073k-secret-4f9a77'))
    })
    const trouble = await troubleOf(ask())
    expect(trouble).toMatchObject({ trouble: 'repeats-key' })
    expect(trouble?.message).not.toContain(KEY)
    const { count } = await asking.tools.db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from ai_answers`,
    )
    expect(count).toBe(0)
  })

  test('of bytes that are not UTF-8 is no more than a wrong answer', async () => {
    await play((response) => response.writeHead(200).end(Uint8Array.of(0xff, 0xfe, 0x00)))
    expect(await troubleOf(ask())).toMatchObject({ trouble: 'not-an-endpoint' })
  })
})
