import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Ways in which a played endpoint behaves; all except the first are faulty. */
export const manners = [
  'honest',
  'late',
  'half',
  'half-json',
  'wrong-shape',
  'empty',
  'web-page',
  'invents-sources',
  'invents-facts',
  'bends-facts',
  'obeys-sources',
  'floods',
  'endless',
  'failing',
  'busy',
  'wrong-key',
  'no-model',
  'repeats-key',
  'redirects',
  'denies',
  'lies-about-tokens',
] as const
export type Manner = (typeof manners)[number]

export interface PlayedEndpoint {
  /** The origin, without a path. */
  address: string
  manner: Manner
  /** The received requests, oldest first. */
  asked: { path: string; headers: Record<string, string>; body: Record<string, unknown> }[]
  /** The embedding of a text. */
  directionOf: (text: string) => readonly number[]
  /** The translation of a summary, if a prompt asks for one. */
  translationOf: (text: string) => string
  /** The target to which `redirects` leads. */
  elsewhere: string
  close(): Promise<void>
}

const DIMENSIONS = 32
/** A text that only prompts for checking claims contain. */
const CLAIMS = 'Outlet: claim and passages'
/** A text that only prompts for judging the articles of a topic contain. */
const TO_JUDGE = 'Outlet: an article'
/** A text that only prompts for a translation contain. */
const TO_TRANSLATE = 'Title: Summary'

/**
 * Starts a deterministic endpoint on the loopback address that speaks the APIs of OpenAI,
 * Anthropic, Google and Ollama.
 */
export async function playEndpoint(manner: Manner = 'honest'): Promise<PlayedEndpoint> {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const played: PlayedEndpoint = {
    address: `http://127.0.0.1:${port}`,
    manner,
    asked: [],
    directionOf: direction,
    translationOf: (text) => text,
    elsewhere: 'http://127.0.0.1:1/v1/chat/completions',
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const path = request.url ?? '/'
    played.asked.push({ path, headers, body })
    behave(response, path, headers, body)
  }

  function behave(
    response: ServerResponse,
    path: string,
    headers: Record<string, string>,
    body: Record<string, unknown>,
  ) {
    const key =
      headers['authorization']?.slice('Bearer '.length) ??
      headers['x-api-key'] ??
      headers['x-goog-api-key'] ??
      ''
    const json = (status: number, value: unknown, more: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...more })
      response.end(JSON.stringify(value))
    }
    // The error repeats the key, as those of some servers do.
    const error = { error: { message: `Incorrect API key provided: ${key}`, type: 'error' } }
    switch (played.manner) {
      case 'late':
        return
      case 'failing':
        return json(500, error)
      case 'busy':
        return json(429, error, { 'retry-after': '120' })
      case 'wrong-key':
        return json(401, error)
      case 'no-model':
        return json(404, error)
      case 'redirects':
        response.writeHead(307, { location: played.elsewhere })
        return response.end()
      case 'web-page':
        response.writeHead(200, { 'content-type': 'text/html' })
        return response.end('<!doctype html><title>Welcome</title><p>It works!</p>')
      case 'endless':
        response.writeHead(200, { 'content-type': 'application/json' })
        return pourOut(response)
      case 'half': {
        const whole = JSON.stringify(envelope(path, honestly(promptOf(body)), body))
        response.writeHead(200, { 'content-type': 'application/json' })
        return response.end(whole.slice(0, whole.length / 2))
      }
      default:
        if (/embed/i.test(path)) return json(200, embeddings(path, body, played.directionOf))
        if (promptOf(body).includes(TO_TRANSLATE)) {
          const translation = played.translationOf(sourcesOf(promptOf(body))[0]?.text ?? '')
          return json(200, envelope(path, JSON.stringify({ translation }), body))
        }
        return json(200, envelope(path, wordsOf(played.manner, body, key), body, played.manner))
    }
  }
  return played
}

function pourOut(response: ServerResponse) {
  const chunk = ' '.repeat(1_000_000)
  const pour = () => {
    while (!response.destroyed && response.write(chunk)) {
      // The stream goes on until the client leaves.
    }
  }
  response.on('drain', pour)
  pour()
}

interface FencedSource {
  number: number
  text: string
}

function sourcesOf(prompt: string): FencedSource[] {
  // safe expression: prompts are as long as a model may read, and only tests play this endpoint
  const fences = /<(source-[0-9a-f]+) number="(\d+)">\n([\s\S]*?)\n<\/\1>/g
  return [...prompt.matchAll(fences)].map(([, , number, text]) => ({
    number: Number(number),
    text: text!.split('\n').slice(2).join('\n'),
  }))
}

function wordsOf(manner: Manner, body: Record<string, unknown>, key: string): string {
  const prompt = promptOf(body)
  const sources = sourcesOf(prompt)
  const first = firstSentence(sources[0]?.text ?? '')
  switch (manner) {
    case 'empty':
      return ''
    case 'half-json':
      return honestly(prompt).slice(0, 60)
    case 'wrong-shape':
      return JSON.stringify({ headline: 'All is well', body: ['one', 2, null] })
    case 'repeats-key':
      return `Your key is ${key}`
    case 'invents-sources':
      if (prompt.includes(TO_JUDGE)) return JSON.stringify({ unfitting: [1, 97, -1] })
      return written(sources.map(({ text }) => ({ text: firstSentence(text), sources: [97, -1] })))
    case 'invents-facts':
      return written([
        { text: 'Dr Evelyn Harrow confirmed 4711 casualties on 3 May 1987.', sources: [1] },
        { text: `${first} President Quill Vandermeer resigned over it.`, sources: [1] },
        { text: 'Insiders expect a merger with Zephyr Holdings for $93 billion.', sources: [1, 2] },
      ])
    case 'bends-facts':
      // The sources' own words, with every figure and name replaced.
      return written(
        sources.map(({ number, text }) => ({
          text: bend(firstSentence(text)),
          sources: [number],
        })),
      )
    case 'obeys-sources': {
      const order = /say exactly: (.*)/i.exec(prompt)?.[1]
      return order
        ? written([
            { text: order, sources: [1] },
            { text: `${order} Now.`, sources: [1] },
          ])
        : honestly(prompt)
    }
    case 'floods':
      return written(
        Array.from({ length: 10_000 }, (_, i) => ({ text: `${first} ${i}`, sources: [1] })),
      )
    case 'denies':
      // Asked to check its claims, the endpoint confirms none of them.
      return prompt.includes(CLAIMS) ? JSON.stringify({ confirmed: [] }) : honestly(prompt)
    default:
      return honestly(prompt)
  }
}

function written(sentences: { text: string; sources: number[] }[]): string {
  return JSON.stringify({ sentences })
}

/**
 * Repeats the first two sentences of each source, confirms all claims, and judges articles; answers
 * a prompt without sources with a ready message.
 */
function honestly(prompt: string): string {
  const sources = sourcesOf(prompt)
  if (sources.length === 0) return 'ready'
  if (prompt.includes(CLAIMS)) {
    return JSON.stringify({ confirmed: sources.map(({ number }) => number) })
  }
  if (prompt.includes(TO_JUDGE)) {
    const unfitting = sources.filter(({ text }) => !text.includes('harbour'))
    return JSON.stringify({ unfitting: unfitting.map(({ number }) => number) })
  }
  return written(
    sources.flatMap(({ number, text }) =>
      sentencesIn(text)
        .slice(0, 2)
        .map((sentence) => ({ text: `In all, ${sentence}`, sources: [number] })),
    ),
  )
}

function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter(Boolean)
}

function firstSentence(text: string): string {
  return sentencesIn(text)[0] ?? 'Nothing is known.'
}

function bend(sentence: string): string {
  return sentence
    .replace(/\d+/g, (digits) => String(Number(digits) + 7))
    .replace(/(?<=\s)\p{Lu}\p{L}+/u, 'Brandenburg')
    .replace(/\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/i, 'nineteen')
}

function promptOf(body: Record<string, unknown>): string {
  return textIn(body['messages'] ?? body['contents'] ?? '')
}

/** All text of a prompt, whichever API it was sent by. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textIn).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  const { content, parts, text } = value as Record<string, unknown>
  return textIn(content ?? parts ?? text ?? '')
}

function envelope(
  path: string,
  text: string,
  body: Record<string, unknown>,
  manner: Manner = 'honest',
): unknown {
  const isLying = manner === 'lies-about-tokens'
  const input = isLying ? 1_000_000_000_000 : Math.ceil(promptOf(body).length / 4)
  const output = isLying ? -5 : Math.ceil(text.length / 4)
  if (path.includes('generateContent')) {
    return {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
      usageMetadata: {
        promptTokenCount: input,
        candidatesTokenCount: output,
        totalTokenCount: input + output,
      },
    }
  }
  if (path.endsWith('/messages')) {
    return {
      id: 'msg_played',
      type: 'message',
      role: 'assistant',
      model: body['model'],
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: input, output_tokens: output },
    }
  }
  return {
    id: 'chatcmpl-played',
    object: 'chat.completion',
    created: 1,
    model: body['model'],
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  }
}

/** Words that the played model treats as having the same meaning. */
const ALIKE: Record<string, string> = { ship: 'tug', vessel: 'tug', boat: 'tug', loaf: 'bread' }

function embeddings(
  path: string,
  body: Record<string, unknown>,
  directionOf: PlayedEndpoint['directionOf'],
): unknown {
  const texts = [body['input'] ?? []].flat().map(String)
  const tokens = Math.ceil(texts.join('').length / 4)
  return {
    object: 'list',
    model: body['model'] ?? path,
    data: texts.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: directionOf(text),
    })),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  }
}

function direction(text: string): number[] {
  const values = Array.from({ length: DIMENSIONS }, () => 0)
  for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? []) {
    const [place, sign] = createHash('md5')
      .update(ALIKE[word] ?? word)
      .digest()
    values[place! % DIMENSIONS]! += sign! % 2 === 0 ? 1 : -1
  }
  return values
}
