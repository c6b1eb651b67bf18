import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  prompt: string
  /** The numbered texts between the fences of the prompt. */
  sources: { number: number; text: string }[]
}

/** The reply of a model: as JSON, as text, or as the status of a failure. */
export type Reply = (asked: Asked) => object | string | number | Promise<object>

export interface PlayedAssistant {
  address: string
  reply: Reply
  prompts: string[]
  /** The number of requests that were answered. */
  answered: number
  close(): Promise<void>
}

/**
 * Starts an endpoint on the loopback address that speaks the OpenAI protocol and replies as the
 * test says.
 */
export async function playAssistant(): Promise<PlayedAssistant> {
  const server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const { messages = [] } = JSON.parse(body || '{}') as { messages?: { content: string }[] }
      const prompt = messages.map(({ content }) => content).join('\n')
      played.prompts.push(prompt)
      const said = await played.reply({ prompt, sources: sourcesOf(prompt) })
      const status = typeof said === 'number' ? said : 200
      const content = typeof said === 'string' ? said : JSON.stringify(said)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({
          ...{ id: 'played', object: 'chat.completion', created: 1, model: 'small-1' },
          choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
        }),
      )
      played.answered += 1
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const played: PlayedAssistant = {
    ...{ address: `http://127.0.0.1:${port}`, prompts: [], answered: 0 },
    reply: () => ({ sentences: [], call: null }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return played
}

function sourcesOf(prompt: string): Asked['sources'] {
  // safe expression: prompts are as long as a model may read, and only tests play this endpoint
  const fences = /<(source-[0-9a-f]+) number="(\d+)">\n([\s\S]*?)\n<\/\1>/g
  return [...prompt.matchAll(fences)].map(([, , number, text]) => ({
    number: Number(number),
    text: text!,
  }))
}
