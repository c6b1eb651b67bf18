import { afterEach, describe, expect, test } from 'vitest'
import { KEY, playAsking, type PlayedAsking } from './test-asking.ts'
import { EndpointTrouble } from '../trouble.ts'
import { streamModel } from './stream-model.ts'
import { beginStream, ending, event, piece, pourForever, type Play } from './test-streams.ts'

const QUESTION = {
  system: 'Be brief.',
  messages: [{ role: 'user' as const, content: 'What is a tug?' }],
}

let asking: PlayedAsking
afterEach(() => asking.close())

async function play(play: Play, limits = {}) {
  asking = await playAsking(play, { limits })
}
const stream = (more = {}) => streamModel(asking.world, asking.chosen, { ...QUESTION, ...more })

/** Reads a whole stream; returns its text, and the failure with which it ended, if any. */
async function readAll(more = {}): Promise<{ text: string; trouble: EndpointTrouble | null }> {
  let text = ''
  try {
    for await (const some of stream(more)) text += some
    return { text, trouble: null }
  } catch (trouble) {
    expect(trouble).toBeInstanceOf(EndpointTrouble)
    return { text, trouble: trouble as EndpointTrouble }
  }
}
/** Makes the endpoint send a stream of these bytes, which stays open unless it ends itself. */
const sending =
  (...parts: (string | Uint8Array)[]): Play =>
  (response) => {
    beginStream(response)
    for (const part of parts) response.write(part)
  }
const whole =
  (...parts: (string | Uint8Array)[]): Play =>
  (response) => {
    beginStream(response)
    for (const part of parts) response.write(part)
    response.end()
  }

describe('An answer that is streamed', () => {
  test('is read as it comes, and costs what its endpoint says', async () => {
    let goOn = () => {}
    const seen = new Promise<void>((resolve) => (goOn = resolve))
    await play(async (response) => {
      beginStream(response)
      response.write(piece('A tug '))
      // The rest is sent after the first piece was read.
      await seen
      response.end(piece('pulls.') + ending({ prompt_tokens: 12, completion_tokens: 4 }))
    })
    const pieces: string[] = []
    for await (const some of stream()) {
      pieces.push(some)
      goOn()
    }
    expect(pieces).toEqual(['A tug ', 'pulls.'])
    expect(asking.played.asked[0]).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.7,
      max_tokens: 200,
    })
    expect(await asking.rows()).toMatchObject([{ calls: 1, inputTokens: 12, outputTokens: 4 }])
  })

  test('ends where nobody reads on, and what came is booked', async () => {
    await play(sending(piece('A tug '), piece('pulls.')))
    for await (const some of stream()) {
      expect(some).toBe('A tug ')
      break
    }
    await asking.played.left
    const [row] = await asking.rows()
    expect(row).toMatchObject({ calls: 1 })
    expect(row!.outputTokens).toBeGreaterThan(0)
  })

  test.each([
    ['in silence', []],
    ['in mid-answer', [piece('A tug ')]],
  ])('ends at once where its reader stops it %s, and blames nobody', async (_, parts) => {
    let begun = () => {}
    const isAsked = new Promise<void>((resolve) => (begun = resolve))
    await play((response) => {
      beginStream(response)
      response.flushHeaders()
      for (const part of parts) response.write(part)
      begun()
    })
    const over = new AbortController()
    const reading = (async () => {
      let text = ''
      for await (const some of stream({ signal: over.signal })) text += some
      return text
    })()
    const stopped = expect(reading).rejects.toThrow('Stopped by its reader')
    await isAsked
    over.abort(new Error('Stopped by its reader'))
    await stopped
    await asking.played.left
    expect(await asking.rows()).toMatchObject([{ calls: 1 }])
    const [endpoint] = await asking.keeper.listEndpoints({})
    expect(endpoint).toMatchObject({ restsUntil: null, trouble: null })
  })

  test('that breaks off is booked by an estimate, and its endpoint rests', async () => {
    let breakOff = () => {}
    await play((response) => {
      beginStream(response)
      response.write(piece('A tug pulls.'))
      breakOff = () => response.destroy()
    })
    const reading = (async () => {
      for await (const some of stream()) {
        expect(some).toBe('A tug pulls.')
        breakOff()
      }
    })()
    await expect(reading).rejects.toBeInstanceOf(EndpointTrouble)
    expect(await asking.rows()).toMatchObject([{ calls: 1, outputTokens: 4 }])
    const [endpoint] = await asking.keeper.listEndpoints({})
    expect(endpoint!.restsUntil).not.toBeNull()
  })

  test('is not asked for beyond the limit of the day', async () => {
    await play(whole(piece('A tug.'), ending()), { mostTokens: 1 })
    expect((await readAll()).trouble?.trouble).toBe('limit')
    expect(asking.played.asked).toEqual([])
    expect(await asking.rows()).toEqual([])
  })

  test('of a status that is none is told in our words', async () => {
    await play((response) => response.writeHead(401).end(`{"error":"bad key ${KEY}"}`))
    const { trouble } = await readAll()
    expect(trouble?.trouble).toBe('wrong-key')
    expect(trouble?.message).not.toContain(KEY)
    expect(await asking.rows()).toEqual([])
  })
})

describe('A hostile stream', () => {
  test('of endless text ends at what was allowed', async () => {
    await play(async (response) => {
      beginStream(response)
      await pourForever(response, piece('tug '.repeat(1000)))
    })
    const { trouble } = await readAll()
    expect(trouble?.trouble).toBe('wrong-shape')
    await asking.played.left
    expect(await asking.rows()).toMatchObject([{ calls: 1 }])
  })

  test('of one line without end is given up', async () => {
    await play(async (response) => {
      beginStream(response)
      response.write(`data: {"a":"`)
      await pourForever(response, 'x'.repeat(100_000))
    })
    expect((await readAll()).trouble?.message).toContain('too long')
    await asking.played.left
  })

  test('that drips a byte now and then is late', async () => {
    await play((response) => {
      beginStream(response)
      const drip = setInterval(() => response.write(':'), 10)
      response.on('close', () => clearInterval(drip))
    })
    const { trouble } = await readAll({ deadlineMs: 1000 })
    expect(trouble?.trouble).toBe('late')
    await asking.played.left
  })

  test('that never ends is late', async () => {
    await play(sending(piece('A tug')))
    expect((await readAll({ deadlineMs: 1000 })).trouble?.trouble).toBe('late')
  })

  test.each([
    ['nested without end', `data: ${'['.repeat(10_000)}\n\n`],
    ['put together of lines', `data: {"choices":\ndata: []}\n\n`],
    ['of lines that end in their own way', `data: {"choices":\rdata: []}\r\r\n`],
    ['no JSON', 'data: tug tug\n\n'],
    ['a web page', '<!doctype html><p>It works!</p>\n\n'],
    ['nothing', ''],
    [
      'an error',
      `data: ${JSON.stringify({ error: { message: `key ${KEY.slice(2)} of ${KEY}` } })}\n\n`,
    ],
  ])('%s is no answer', async (_, bytes) => {
    await play(whole(bytes))
    const { text, trouble } = await readAll()
    expect(text).toBe('')
    expect(trouble).not.toBeNull()
    expect(trouble?.message).not.toContain(KEY)
  })

  test('of bytes that are not UTF-8 is read with marks in their place', async () => {
    const [before, after] = piece('A ? tug').split('?')
    await play(whole(Buffer.from(before!), Uint8Array.of(0xff), Buffer.from(after!), ending()))
    expect(await readAll()).toEqual({ text: 'A \uFFFD tug', trouble: null })
  })

  test('with a prototype in it changes none', async () => {
    await play(
      whole(`data: {"__proto__":{"polluted":1},"choices":[{"__proto__":{"polluted":1}}]}\n\n`),
    )
    await readAll()
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test.each([
    ['in one piece', [piece(`Your key is ${KEY}.`)]],
    ['in pieces', [piece('Your key is sk-sec'), piece('ret-4f'), piece('9a77.')]],
    ['in escapes', [piece('*').replace('*', '\\u0073k-secret-4f9a77')]],
    ['beside the text', [event({ system_fingerprint: KEY, choices: [] })]],
    ['in bytes apart', [`data: {"x":"sk-sec`, `ret-4f9a77"}\n\n`]],
  ])('that repeats the key %s is read no further', async (_, parts) => {
    await play(whole(...parts, ending()))
    const { text, trouble } = await readAll()
    expect(text).not.toContain('sk-')
    expect(trouble?.trouble).toBe('repeats-key')
    expect(trouble?.message).not.toContain(KEY)
  })

  test('that lies about its tokens does not use up the budget', async () => {
    const usage = { prompt_tokens: -7, completion_tokens: 1_000_000_000 }
    await play(whole(piece('A tug pulls.'), ending(usage)))
    await readAll()
    const [row] = await asking.rows()
    expect(row!.inputTokens).toBeGreaterThan(0)
    expect(row!.outputTokens).toBeLessThan(2000)
  })

  test('of characters that no database keeps is read without them', async () => {
    await play(whole(piece('A\0 t\ud800ug'), ending()))
    expect((await readAll()).text).toBe('A t\uFFFDug')
  })
})
